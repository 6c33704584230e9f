import { deserialize } from "node:v8";
import { answer } from "../../threads";
import { generators, type TypeGenerator } from "./type-generators";

/** What a type generator should read. */
export interface TypeTask {
  readonly generator: TypeGenerator;
  /** The document, as `serialize` of `node:v8` writes it. */
  readonly input: Uint8Array;
}

await answer<TypeTask, string>(({ generator, input }) => generators[generator](deserialize(input)));
