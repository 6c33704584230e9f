import { apply, recover } from "../../../codegen/output/apply";
import { planFor, withManifest } from "../../../codegen/output/reconcile";

/** Fills the given folder with one tree, then the other, and so on until it is killed: `old …` and `new …` in 300 files. */
const [, , folder = ""] = process.argv;

for (let round = 0; ; round += 1) {
  const files = withManifest(
    new Map(
      Array.from({ length: 300 }, (_, index) => [
        `n/${index}.ts`,
        `${round % 2 === 0 ? "old" : "new"} ${index}`,
      ]),
    ),
  );
  recover(folder);
  apply(planFor(files, folder), files, folder);
  if (round === 0) process.stdout.write("begun\n");
}
