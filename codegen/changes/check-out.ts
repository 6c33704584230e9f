import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { remedyForMissing } from "../document/load";
import { InputError, UsageError } from "../errors";

/** A document as it is in a git revision. */
export interface CheckedOut {
  readonly spec: string;
  readonly root: string;
  /** Rethrows an error, in which the files of problems have git's names: `HEAD:openapi/shop.yaml`. */
  readonly inRevision: (error: unknown) => never;
}

/** Files that a document may consist of. */
const parts = /\.(ya?ml|json|md)$/i;

/**
 * Writes the document and the files next to it, as they are in a git revision.
 *
 * @param spec path of the document, relative to the working directory
 * @param root the folder with all its files; by default the folder of the document
 * @param out an empty folder
 * @returns the paths of the document and of its root in that folder, and a function that names its files as git does
 * @throws UsageError if git does not have the revision, or the revision does not have the document
 */
export function checkOut(
  ref: string,
  spec: string,
  root: string | undefined,
  out: string,
): CheckedOut {
  const absolute = path.resolve(spec);
  if (!existsSync(path.dirname(absolute)))
    throw new UsageError(`There is no such folder: ${path.dirname(spec)}`);
  const folder = realpathSync(path.dirname(absolute));
  const run = (args: readonly string[], input?: string) =>
    spawnSync("git", args, {
      cwd: folder,
      input,
      encoding: "utf8",
      maxBuffer: 2 ** 30,
      // Does not change the repository's own index.
      env: { ...process.env, GIT_INDEX_FILE: path.join(out, "index"), GIT_LITERAL_PATHSPECS: "1" },
    });
  const top = run(["rev-parse", "--show-toplevel"]);
  if (top.error)
    throw new UsageError("git cannot be run. Install it: `changes` compares with a git revision.");
  if (top.status !== 0)
    throw new UsageError(
      `${spec} is not in a git repository, so there is nothing to compare with. Commit the document with git first.`,
    );
  const commit = ref.startsWith("-")
    ? undefined
    : run(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
  if (commit?.status !== 0)
    throw new UsageError(
      `git does not know the revision \`${ref}\`. Pass a commit, branch or tag with --base; in a shallow clone, fetch it first.`,
    );
  const here = realpathSync(top.stdout.trim());
  const inTree = (file: string) => path.relative(here, file).split(path.sep).join("/");
  const document = inTree(path.join(folder, path.basename(absolute)));
  const base = root === undefined ? folder : realpathSync(root);
  run(["read-tree", commit.stdout.trim()]);
  const below = inTree(base);
  const listed = run(["-C", here, "ls-files", "-z", "--", below === "" ? "." : below]).stdout.split(
    "\0",
  );
  if (!listed.includes(document))
    throw new UsageError(
      existsSync(absolute)
        ? `${document} is not in \`${ref}\`. Choose a revision that has it with --base.`
        : `There is no file ${spec}, neither here nor in \`${ref}\`. ${remedyForMissing(absolute)}`,
    );
  const names = listed.filter((name) => name === document || parts.test(name));
  const tree = path.join(out, "tree");
  const { status, stderr } = run(
    ["-C", here, "checkout-index", "-z", "--stdin", `--prefix=${tree}/`],
    names.join("\0"),
  );
  if (status !== 0) throw new UsageError(`git cannot read \`${ref}\`: ${stderr.trim()}`);
  const checkedOut = path.join(tree, document);
  // Problems name their file relative to the working directory, or to the folder of a document outside it.
  const named = (file: string) =>
    [process.cwd(), path.dirname(checkedOut)]
      .map((from) => path.relative(tree, path.resolve(from, file)))
      .find((name) => !name.startsWith("..")) ?? file;
  const inRevision = (error: unknown) => {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(
      error.problems.map((each) => ({
        ...each,
        file: `${ref}:${named(each.file).split(path.sep).join("/")}`,
      })),
    );
  };
  return { spec: checkedOut, root: path.join(tree, below), inRevision };
}
