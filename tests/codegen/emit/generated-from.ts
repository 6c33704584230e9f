import { emit } from "../../../codegen/emit/emit";
import { vocabulary } from "../../../codegen/emit/vocabulary";
import { normalise } from "../../../codegen/model/normalise";
import { format } from "../../../codegen/output/format";
import { load } from "../../../codegen/spec/load";

/** The formatted tree, by path, of a specification in `tests/fixtures/specs`. */
export async function generatedFrom(name: string): Promise<ReadonlyMap<string, string>> {
  const { document } = await load(`tests/fixtures/specs/${name}.yaml`);
  const emitted = await emit(document, normalise(document, vocabulary), () => {});
  const files = await Promise.all(
    [...emitted].map(async ([file, source]) => [file, await format(file, source)] as const),
  );
  return new Map(files);
}
