// Threads do not inherit the build's loader: register one, then start the rendering thread.
import { register } from "tsx/esm/api";

register();
await import("./render-thread.ts");
