import { median } from "./navigation";

/** How often the work is repeated for the median. */
const runs = 15;

/**
 * Returns how many milliseconds the reference workload takes on this machine now: text, objects and sorting, as in codegen and build.
 * Times of different days or machines can be compared only relative to it.
 */
export function fixedWork(): number {
  return median(Array.from({ length: runs }, timeOnce).sort((one, other) => one - other));
}

function timeOnce(): number {
  const start = performance.now();
  const rows = Array.from({ length: 40_000 }, (_, index) => ({
    id: (index * 7919) % 40_009,
    name: `name ${index % 977}`,
  }));
  const parsed = JSON.parse(JSON.stringify(rows)) as typeof rows;
  parsed.sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
  const text = parsed.map(({ name, id }) => name.replace(/\d+/, `#${id}`)).join("\n");
  if (text.length === 0) throw new Error("Nothing was done.");
  return performance.now() - start;
}
