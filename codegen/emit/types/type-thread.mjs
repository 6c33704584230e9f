// Threads do not inherit the loader of codegen: register one, then start the generator.
import { register } from "tsx/esm/api";

register();
await import("./type-thread.ts");
