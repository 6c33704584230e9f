// Threads do not share the loader that runs the build: this starts one, then the thread that draws pages.
import { register } from "tsx/esm/api";

register();
await import("./render-thread.ts");
