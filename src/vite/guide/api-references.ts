import { existsSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";

import type { Nodes, PhrasingContent, Root, RootContent } from "mdast";

import { type ApiNavigation, type ApiOperation, findOperation } from "../../reference/navigation";
import { operationPath } from "../../paths";
import type { Workflow } from "../../reference/types";
import { didYouMean } from "../../config/did-you-mean";
import { SiteError } from "../errors";
import { readRenamed } from "../redirects";
import { createLoader } from "../rendering/generated-modules";
import { findExample, findSamples } from "./find-example";
import {
  type MdxElement,
  attributeOf,
  isElement,
  placeOf,
  textAttribute,
  type Visit,
  variableAttribute,
} from "./tree";

/** The API that guides may refer to. */
export interface ApiSources {
  readonly navigation: ApiNavigation;
  /** The folder of the modules with samples and examples. */
  readonly generatedDir: string;
}

/** The attributes that authors may use on each element. */
const authorAttributes: Readonly<Record<string, readonly string[]>> = {
  Samples: ["of", "example", "type", "pages"],
  Example: ["of", "response", "type", "name"],
  Workflow: ["id"],
  Operation: ["id"],
};

/**
 * Connects a guide to the API, and fails for references to anything that the API does not have:
 *
 * - `<Samples of="create-class" />` imports only the samples of that operation; `example`, `type` and `pages` select the first one;
 * - `<Example of="create-class" response="200" />` imports its examples in the same way;
 * - `<Workflow id="offer-class" />` becomes a diagram of that workflow, above its programs;
 * - `<Operation id="create-class" />` and links to `/api/create-class` get the method, path and title.
 *
 * @param imports receives the imports of the guide, with their local names: `samples @generated/api/create-class.samples`
 * @param later receives the work that needs modules of the API, and throws the mistakes that they show
 */
export function joinApi(
  { navigation, generatedDir }: ApiSources,
  file: string,
  imports: Map<string, string>,
  later: (() => Promise<void>)[],
): Visit {
  const use = (name: string, id: string, folder = "api") => {
    const key = `${name} @generated/${folder}/${id}.samples`;
    const local = imports.get(key) ?? `${name}_${imports.size}`;
    imports.set(key, local);
    return local;
  };

  return (node) => {
    if (node.type === "link") {
      const operation = linkedOperation(node.url);
      if (!operation) return undefined;
      return {
        type: "mdxJsxTextElement",
        name: "Operation",
        attributes: operationAttributes(operation, node.url),
        children: node.children,
      };
    }
    if (!isElement(node)) return undefined;
    checkAttributes(node);
    if (node.name === "Samples") {
      const { id } = operationOf(node, "of");
      later.push(async () => checkSamples(node, id));
      node.attributes.push(variableAttribute("samples", use("samples", id)));
    } else if (node.name === "Example") {
      const { id } = operationOf(node, "of");
      later.push(async () => checkExample(node, id));
      node.attributes.push(variableAttribute("examples", use("examples", id)));
    } else if (node.name === "Workflow") {
      const id = workflowOf(node);
      const programs = variableAttribute("samples", use("samples", id, "workflows"));
      const shown: Root = { type: "root", children: [] };
      later.push(async () => {
        const load = createLoader(generatedDir);
        const { workflow } = await load<{ readonly workflow: Workflow }>(`workflows/${id}.ts`);
        const attributes = [textAttribute("of", id), programs];
        shown.children = [
          diagramOf(workflow),
          { type: "mdxJsxFlowElement", name: "Programs", attributes, children: [] },
        ];
      });
      return shown;
    } else if (node.name === "Operation") {
      const operation = operationOf(node, "id");
      node.attributes.push(...operationAttributes(operation, operationPath(operation.id)));
    }
    return undefined;
  };

  function checkAttributes(element: MdxElement): void {
    const names = authorAttributes[element.name ?? ""];
    for (const attribute of element.attributes) {
      if (!names || attribute.type !== "mdxJsxAttribute" || names.includes(attribute.name))
        continue;
      throw new SiteError(
        `<${element.name}> takes no \`${attribute.name}\``,
        didYouMean(attribute.name, names) || `It takes ${names.join(", ")}.`,
        placeOf(file, element),
      );
    }
  }

  function workflowOf(element: MdxElement): string {
    const id = attributeOf(element, "id") ?? "";
    const folder = join(generatedDir, "workflows");
    const ids = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => !name.endsWith(".samples.ts"))
      .map((name) => parse(name).name);
    if (ids.includes(id)) return id;
    throw new SiteError(
      `the API has no workflow \`${id}\``,
      didYouMean(id, ids) || `Its workflows: ${ids.join(", ") || "none"}.`,
      placeOf(file, element),
    );
  }

  function operationOf(element: MdxElement, attribute: string): ApiOperation {
    const id = attributeOf(element, attribute);
    if (id === undefined || id === "") {
      throw new SiteError(
        `<${element.name}> needs ${attribute}="<operation id>"`,
        `Write it as plain text, for example <${element.name} ${attribute}="${operationIds()[0] ?? "list-items"}" />.`,
        placeOf(file, element),
      );
    }
    return findOperation(navigation, id) ?? unknownOperation(id, element);
  }

  async function checkExample(element: MdxElement, id: string): Promise<void> {
    const status = attributeOf(element, "response");
    const problem = await findExample(generatedDir, id, {
      status,
      type: attributeOf(element, "type"),
      name: attributeOf(element, "name"),
    });
    if (problem === undefined) return;
    throw new SiteError(
      `\`${id}\` has no such example of its ${status === undefined ? "request" : `response ${status}`}`,
      problem,
      placeOf(file, element),
    );
  }

  async function checkSamples(element: MdxElement, id: string): Promise<void> {
    const type = attributeOf(element, "type");
    const name = attributeOf(element, "example");
    const pages = attributeOf(element, "pages");
    // A webhook has no samples at all; the import reports that.
    if (type === undefined && name === undefined && pages === undefined) return;
    const problem = await findSamples(generatedDir, id, { type, name, pages });
    if (problem === undefined) return;
    throw new SiteError(`\`${id}\` has no such samples`, problem, placeOf(file, element));
  }

  function unknownOperation(id: string, node: Nodes): never {
    const now = readRenamed(generatedDir, navigation).get(id);
    throw new SiteError(
      `the API has no operation \`${id}\``,
      (now && `It was renamed to \`${now}\`.`) ||
        didYouMean(id, operationIds()) ||
        "The generated navigation.ts lists its operations.",
      placeOf(file, node),
    );
  }

  function linkedOperation(url: string): ApiOperation | undefined {
    if (!url.startsWith(operationPath(""))) return undefined;
    return findOperation(navigation, url.slice(operationPath("").length).replace(/[?#].*$/s, ""));
  }

  function operationIds(): readonly string[] {
    return navigation.sections.flatMap(({ operations }) => operations.map(({ id }) => id));
  }
}

function operationAttributes(operation: ApiOperation, to: string) {
  return [
    textAttribute("to", to),
    textAttribute("method", operation.kind === "webhook" ? "webhook" : operation.method),
    textAttribute("title", operation.title),
  ];
}

/** Returns the calls of a workflow as a list, which style sheets draw as boxes with arrows between them. */
function diagramOf({ title, steps }: Workflow): RootContent {
  return {
    type: "list",
    ordered: true,
    data: { hProperties: { className: ["workflow"], ariaLabel: title } },
    children: steps.map((step) => ({
      type: "listItem",
      children: [
        { type: "paragraph", children: [callOf(step), { type: "text", value: passed(step) }] },
      ],
    })),
  };
}

function callOf({ operation, method, title }: Workflow["steps"][number]): PhrasingContent {
  const facts = { to: operationPath(operation), method, title };
  const attributes = Object.entries(facts).map(([name, value]) => textAttribute(name, value));
  return { type: "mdxJsxTextElement", name: "Operation", attributes, children: [] };
}

/** Returns the values that a call takes and gives, and those until which it is repeated, without words of a language. */
function passed({ takes = [], gives = [], until = [] }: Workflow["steps"][number]): string {
  const repeat = until.length > 0 ? ` ↻ ${until.join(", ")}` : "";
  if (takes.length + gives.length === 0) return repeat;
  return ` (${[takes.join(", "), "→", gives.join(", ")].join(" ").trim()})${repeat}`;
}
