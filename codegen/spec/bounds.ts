/** What a document may cost. Each is several times what the largest public descriptions of APIs need. */
export const bounds = {
  /** Bytes of one file. */
  fileBytes: 64 * 1024 * 1024,
  /** Bytes of all files together. */
  allBytes: 256 * 1024 * 1024,
  /** Bytes of all files together with which time is worth more than memory. */
  smallBytes: 2 * 1024 * 1024,
  /** Files that a document may consist of. */
  files: 10_000,
  /** Values once YAML aliases (`*name`) and shared references are expanded. */
  values: 10_000_000,
  /** How deep values may be nested in a file: what the YAML parser can take. */
  fileDepth: 100,
  /** How deep once files and aliases are put together: what recursion in any stage, and in its libraries, can take. */
  depth: 500,
  /** How deep the Markdown of a description may be nested: what recursion over it can take. */
  markdownDepth: 100,
  /** Schemas that a schema may consist of once `allOf` is followed: libraries follow it as often as it is named. */
  parts: 10_000,
  /** Milliseconds for testing one value against a `pattern`, and how many patterns may be given up for exceeding them. */
  patternMilliseconds: 250,
  slowPatterns: 10,
  /** Seconds that a run may take. */
  seconds: 600,
} as const;

/** A bound in words, as messages and the help text write it. */
export const boundText = {
  fileBytes: `${bounds.fileBytes / 1024 / 1024} MiB`,
  allBytes: `${bounds.allBytes / 1024 / 1024} MiB`,
  files: bounds.files.toLocaleString("en"),
  values: bounds.values.toLocaleString("en"),
  parts: bounds.parts.toLocaleString("en"),
} as const;
