import { watch } from "node:fs";

/** Editors write a file in several steps; a run starts when they have been silent for so long (milliseconds). */
const quiet = 120;

/**
 * Calls `run` after every change below a folder, never twice at once; changes during a run start another one after it.
 *
 * @param folder absolute path; the document's own, so that the files it refers to are seen too
 */
export function watchFiles(folder: string, run: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const start = async (): Promise<void> => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await run();
    running = false;
    if (again) {
      again = false;
      await start();
    }
  };
  watch(folder, { recursive: true }, (_event, name) => {
    if (name !== null && !/\.(ya?ml|json)$/i.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void start(), quiet);
  });
}
