import { cached } from "../../disk-cache";
import { format } from "../../format";
import { wholeText } from "../../hash";
import { withoutMarks } from "./generator-input";
import { escapeInvisible } from "../../invisible";
import { quietly } from "../../quietly";
import type { TypeGenerator } from "./type-generators";

/** The work to do if no earlier run has done it. */
export interface GeneratorTask {
  /** The document for the generator. */
  readonly input: unknown;
  /** Changes the output. */
  readonly finish?: (source: string) => string;
  /** Throws an error for the author if the generator fails; errors of our own stay unchanged. */
  readonly refuse: (error: unknown) => never;
}

/**
 * Returns the formatted output of a type generator: cached from an earlier run, or else newly generated. It may be megabytes: formatting it
 * for every edit of a text would take longer than everything else.
 *
 * @param madeOf everything that determines the result of the task
 * @throws the error that `refuse` makes from the generator's error
 */
export function runGenerator(
  generator: TypeGenerator,
  madeOf: unknown,
  task: () => GeneratorTask,
): Promise<string> {
  return cached(generator, wholeText(madeOf), async () => {
    const { input, finish = (source) => source, refuse } = task();
    const { generators } = await import("./type-generators");
    const run = () => generators[generator](structuredClone(input));
    const source = finish(await quietly(run).catch(refuse));
    return format(fileNames[generator], escapeInvisible(withoutMarks(source)));
  });
}

const fileNames = { models: "types.gen.ts", paths: "schema.d.ts" };
