import type { Fault } from "./types";

/** Whether a fault is a mistake. A read-only property should not be sent (OpenAPI 3.1, 4.8.24.4), but a body with one is valid. */
export function isMistake({ kind }: Fault): boolean {
  return kind !== "readOnly";
}
