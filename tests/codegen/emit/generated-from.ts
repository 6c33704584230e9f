import { emit } from "../../../codegen/emit/emit";
import { typeGenerators } from "../../../codegen/emit/types/models";
import { vocabulary } from "../../../codegen/emit/vocabulary";
import { normalize } from "../../../codegen/model/normalize";
import { outlineOf } from "../../../codegen/model/outline";
import { format } from "../../../codegen/format";
import { load } from "../../../codegen/document/load";

/** Returns the formatted tree, by path, of a specification in `tests/fixtures/specs`. */
export async function generatedFrom(name: string): Promise<ReadonlyMap<string, string>> {
  const { document } = await load(`tests/fixtures/specs/${name}.yaml`);
  const files = new Map<string, string>();
  const { operations } = outlineOf(document, vocabulary);
  const types = typeGenerators(document, operations);
  for await (const file of emit(document, normalize(document, vocabulary), types, () => {})) {
    if (file.text === undefined) continue;
    files.set(file.path, file.isFormatted ? file.text : await format(file.path, file.text));
  }
  return files;
}
