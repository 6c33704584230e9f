import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { InputError, UsageError } from "../errors";

/** A document as it is in a git revision. */
export interface CheckedOut {
  readonly spec: string;
  readonly root: string;
  /** Throws an error again; the files of problems have the names that git gives them: `HEAD:openapi/shop.yaml`. */
  readonly inRevision: (error: unknown) => never;
}

/** Files that a document may consist of. */
const parts = /\.(ya?ml|json|md)$/i;

/**
 * Writes the document and the files next to it as they are in a git revision.
 *
 * @param spec path of the document, from the working folder
 * @param root the folder that holds all its files; without it, the folder of the document
 * @param out an empty folder
 * @returns the paths of the document and of its root there, and how git names its files
 * @throws UsageError when git has no such revision, or the revision no such document
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
      // The repository's own index stays as it is.
      env: { ...process.env, GIT_INDEX_FILE: path.join(out, "index"), GIT_LITERAL_PATHSPECS: "1" },
    });
  const top = run(["rev-parse", "--show-toplevel"]);
  if (top.error)
    throw new UsageError("git cannot be run. Install it: `changes` compares with a git revision.");
  if (top.status !== 0)
    throw new UsageError(
      `${spec} is not in a git repository, so there is nothing to compare with.`,
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
      `${document} is not in \`${ref}\`. Choose a revision that has it with --base.`,
    );
  const names = listed.filter((name) => name === document || parts.test(name));
  const tree = path.join(out, "tree");
  const { status, stderr } = run(
    ["-C", here, "checkout-index", "-z", "--stdin", `--prefix=${tree}/`],
    names.join("\0"),
  );
  if (status !== 0) throw new UsageError(`git cannot read \`${ref}\`: ${stderr.trim()}`);
  const checkedOut = path.join(tree, document);
  // A problem names its file from the working folder, or from that of the document if that is elsewhere.
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
