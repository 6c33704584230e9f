import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Document } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { attempt } from "../files";
import { asRaw, entries, isRaw, join, text, valueAt, type Raw } from "./document";
import { baseOf, problemAt } from "./problems";
import type { FolderResolver } from "./resolver";
import { visit } from "./walk";

/** The base of references: a file, or a schema with an `$id` (JSON Schema 2020-12, 8.2.1). */
interface Resource {
  /** Absolute, without a fragment. */
  readonly uri: string;
  readonly file: Document;
  /** JSON Pointer fragment in the file. */
  readonly pointer: string;
  /** Pointers of the schemas with `$anchor` or `$dynamicAnchor`, by name. */
  readonly anchors: Map<string, string>;
}

/** A field with a reference. */
interface Reference {
  readonly holder: Raw;
  readonly key: string;
  readonly pointer: string;
  readonly from: Resource;
}

/**
 * Rewrites references by `$anchor`, `$dynamicAnchor`, `$id` or `$self` as JSON Pointers, in all files that a document refers to: only those
 * are understood by the linter, the bundler and the type generators. It then removes `$id` from schemas, since pointers start at the file.
 *
 * A relative reference means the schema with that `$id`, as in JSON Schema 2020-12 (8.2.3); only if there is none, it means a file of that
 * name. A pointer in a schema with `$id` that matches nothing there starts at the file: most authors mean that.
 *
 * @param root an OpenAPI 3.1 or 3.2 document; any other stays unchanged
 * @returns errors and doubts; unknown references are left to the linter
 */
export async function resolveIdentifiers(
  root: Document,
  resolver: FolderResolver,
): Promise<readonly Problem[]> {
  if (!/^3\.[12]\./.test(text(asRaw(root.parsed)["openapi"]) ?? "")) return [];
  return new Identifiers(root, resolver).resolve();
}

/** The identifiers and references in all files of a document. */
class Identifiers {
  /** By absolute URI: every file, also under its `$self`, and every schema with an `$id`, which takes precedence. */
  private readonly resources = new Map<string, Resource>();
  /** The resource that each file is as a whole. */
  private readonly wholes = new Map<Document, Resource>();
  private readonly references: Reference[] = [];
  private readonly problems: Problem[] = [];
  /** Schemas with an `$id` that no reference needs any longer. */
  private readonly identified: Raw[] = [];
  /** By absolute path. */
  private readonly files: Map<string, Document>;

  constructor(
    private readonly root: Document,
    private readonly resolver: FolderResolver,
  ) {
    this.files = new Map([[root.source.absoluteRef, root]]);
  }

  async resolve(): Promise<readonly Problem[]> {
    const { references, problems } = this;
    for (const file of this.files.values()) {
      const first = references.length;
      this.read(file);
      for (const { holder, key } of references.slice(first)) {
        const [address] = partsOf(holder[key]);
        if (key === "$ref" && address !== "") await this.open(address, file.source.absoluteRef);
      }
    }
    const before = references.map(({ holder, key }) => holder[key]);
    for (const reference of references) this.rewrite(reference);
    for (const schema of this.identified) delete (schema as Record<string, unknown>)["$id"];
    // A reference by name may turn out to be circular once it is a pointer.
    const isRewritten = references.some(({ holder, key }, at) => holder[key] !== before[at]);
    const again = isRewritten ? [...this.files.values()] : [];
    return [...problems, ...again.flatMap((file) => this.resolver.check(file))];
  }

  /** Adds a file that a reference names. The linter reports a file that cannot be read. */
  private async open(address: string, from: string): Promise<void> {
    if (this.files.has(this.resolver.resolveExternalRef(from, address))) return;
    const file = await this.resolver
      .resolveDocument<unknown>(from, address)
      .catch((error: Error) => error);
    if (!(file instanceof Error)) this.files.set(file.source.absoluteRef, file);
  }

  /** Collects the identifiers and the references of a file. */
  private read(file: Document): void {
    const { resources, wholes, references } = this;
    const parsed: unknown = file.parsed;
    const place = pathToFileURL(file.source.absoluteRef).href;
    const self = text(asRaw(parsed)["$self"]);
    // OpenAPI 3.2, 4.1.1.
    if (self?.includes("#")) {
      const message = "`$self` has a fragment, but it is the address of the whole document.";
      const remedy = "Leave out the `#` and what follows.";
      this.report(file, "#/$self", { severity: "error", message, remedy });
    }
    const whole = resourceOf((self === undefined ? undefined : uriOf(self, place)) ?? place, file);
    wholes.set(file, whole);
    for (const uri of [place, whole.uri]) if (!resources.has(uri)) resources.set(uri, whole);
    const seen = new Set<Raw>();
    const tell = (pointer: string, key: string, name: string) => {
      const message = `\`${key}: ${name}\` is not unique: references resolve to the first.`;
      const what = { severity: "warning", message, remedy: "Rename one of the two." } as const;
      this.report(file, join(pointer, key), what);
    };
    visit<Resource>(parsed, whole, (value, pointer, around) => {
      // Aliases repeat the same schema.
      if (seen.has(value)) return undefined;
      seen.add(value);
      const id = text(value["$id"]);
      const uri = id === undefined ? undefined : uriOf(id, around.uri);
      const own = uri === undefined ? around : resourceOf(uri, file, pointer);
      if (id !== undefined && own !== around) {
        this.identified.push(value);
        if (pointer === "#") wholes.set(file, own);
        if (resources.get(own.uri)?.pointer === "#" || !resources.has(own.uri))
          resources.set(own.uri, own);
        else tell(pointer, "$id", id);
      }
      for (const key of ["$anchor", "$dynamicAnchor"]) {
        const name = text(value[key]);
        if (name === undefined) continue;
        if (!own.anchors.has(name)) own.anchors.set(name, withEscapes(pointer));
        else if (own.anchors.get(name) !== withEscapes(pointer)) tell(pointer, key, name);
      }
      for (const key of ["$ref", "operationRef"])
        if (typeof value[key] === "string")
          references.push({ holder: value, key, pointer: join(pointer, key), from: own });
      const { mapping } = asRaw(value["discriminator"]);
      const at = join(pointer, "discriminator", "mapping");
      for (const entry of entries(mapping, at))
        references.push({ ...entry, holder: mapping as Raw, from: own });
      return own;
    });
  }

  /** Rewrites a reference as a JSON Pointer, unless it is one that starts at the file. */
  private rewrite({ holder, key, from, pointer: place }: Reference): void {
    const { file } = from;
    const { resources, wholes, files, resolver, root } = this;
    const written = String(holder[key]);
    const schemas = valueAt(root.parsed, "#/components/schemas");
    const isKeyword = key === "$ref" || key === "operationRef";
    if (!isKeyword && isRaw(schemas) && Object.hasOwn(schemas, written)) return;
    const [address, fragment] = partsOf(written);
    const write = (to: Resource, pointer: string) => {
      const folder = path.dirname(file.source.absoluteRef);
      const way = to.file === file ? "" : wayTo(folder, to.file.source.absoluteRef);
      (holder as Record<string, unknown>)[key] = `${way}${pointer}`;
    };
    const fail = (why: string, remedy: string) => {
      const message = `The reference ${written} points to nothing: ${why}.`;
      this.report(file, place, { severity: "error", message, remedy }, "no-unresolved-refs");
    };

    if (address === "") {
      const whole = wholes.get(file) ?? from;
      const holding = [from, whole].find((resource) => placeIn(resource, fragment) !== undefined);
      if (holding && (isAnchor(fragment) || holding !== whole))
        write(holding, placeIn(holding, fragment) ?? "#");
      if (holding || !isAnchor(fragment)) return;
      const other = [...resources.values()].find(
        (each) => each.file === file && each.anchors.has(fragment),
      );
      if (other)
        fail(
          `the anchor belongs to the schema with the \`$id\` ${other.uri}`,
          `Write ${other.uri}#${fragment}, or a JSON Pointer.`,
        );
      else
        fail(
          "no schema in the file has that anchor",
          "Write a JSON Pointer, such as `#/components/schemas/Name`, or give that schema an `$anchor`.",
        );
      return;
    }
    const named = files.get(resolver.resolveExternalRef(file.source.absoluteRef, address));
    const target = resources.get(uriOf(address, from.uri) ?? "") ?? (named && wholes.get(named));
    if (!target) return;
    const isPlain = target.pointer === "#" && target.file === named;
    if (isPlain && !isAnchor(fragment)) return;
    const pointer = placeIn(target, fragment);
    if (pointer === undefined) {
      const why = isPlain
        ? "no schema in that file has the anchor"
        : "the schema with that `$id` has no such part";
      return fail(why, "Correct what follows the `#`, or add the part that it names.");
    }
    if (named && named !== target.file) {
      const message = `The reference ${written} is both an \`$id\` and the name of a file: it resolves to the schema with the \`$id\`.`;
      const remedy = "Rename the file, or remove the `$id`.";
      this.report(file, place, { severity: "warning", message, remedy });
    }
    write(target, pointer);
  }

  private report(
    file: Document,
    pointer: string,
    what: Pick<Problem, "severity" | "message" | "remedy">,
    rule = "schema-identifier",
  ): void {
    this.problems.push(problemAt(file, pointer, { rule, ...what }, baseOf(this.root)));
  }
}

function resourceOf(uri: string, file: Document, pointer = "#"): Resource {
  return { uri, file, pointer: withEscapes(pointer), anchors: new Map() };
}

/** Returns the pointer of a reference's fragment, from the file; `undefined` if the resource has no such part. */
function placeIn({ file, pointer, anchors }: Resource, fragment: string): string | undefined {
  if (isAnchor(fragment)) return anchors.get(fragment);
  const place = `${pointer}${fragment}`;
  return valueAt(file.parsed, place) === undefined ? undefined : place;
}

/** Whether a fragment is the plain name of an anchor (JSON Schema 2020-12, 8.2.2), not a JSON Pointer or empty. */
function isAnchor(fragment: string): boolean {
  return /^[A-Za-z_][-A-Za-z0-9._]*$/.test(fragment);
}

/** Returns the parts of a reference before and after the `#`. */
function partsOf(reference: unknown): readonly [string, string] {
  const [address = "", ...rest] = String(reference).split("#");
  return [address, rest.join("#")];
}

/** Returns an absolute address without its fragment (RFC 3986, 5); `undefined` if it is invalid. */
function uriOf(address: string, base: string): string | undefined {
  return attempt(() => new URL(address, base))?.href.replace(/#.*/, "");
}

/** Escapes percent signs of keys for the fragment of a URI (RFC 6901, 6). */
function withEscapes(pointer: string): string {
  return pointer.replaceAll("%", "%25");
}

/** Returns the relative path from a folder to a file, as a reference. */
function wayTo(folder: string, file: string): string {
  const way = path.relative(folder, file).split(path.sep).join("/");
  return way.replace(/[%#]/g, encodeURIComponent);
}
