/** Limits on the cost of a document. Each is several times what the largest public API descriptions need. */
export const bounds = {
  /** Bytes of one file. */
  fileBytes: 64 * 1024 * 1024,
  /** Bytes of all files together. */
  allBytes: 256 * 1024 * 1024,
  /** Files that a document may consist of. */
  files: 10_000,
  /** Values once YAML aliases (`*name`) and shared references are expanded. */
  values: 10_000_000,
  /** How deep values may be nested in a file: the limit of the YAML parser. */
  fileDepth: 100,
  /** How deep when files and aliases are combined: the limit of recursion in any stage, and in its libraries. */
  depth: 500,
  /** How deep the Markdown of a description may be nested: the limit of recursion over it. */
  markdownDepth: 100,
  /** Marks of emphasis (`*`, `_`) in a line of a description. */
  emphasisMarks: 2000,
  /** Brackets in a line of a description. */
  brackets: 10_000,
  /** Schemas that a schema may consist of when `allOf` is followed: libraries follow it each time it is named. */
  parts: 10_000,
  /** Milliseconds for checking one value against a `pattern` or a rule across fields, and how many of these may be given up for exceeding them. */
  checkMilliseconds: 250,
  slowChecks: 10,
  /** Milliseconds for checking one request to the mock. */
  requestMilliseconds: 10_000,
  /** Seconds that a run may take. */
  seconds: 600,
} as const;

/** The bounds in words, for messages and the help text. */
export const boundText = {
  fileBytes: `${bounds.fileBytes / 1024 / 1024} MiB`,
  allBytes: `${bounds.allBytes / 1024 / 1024} MiB`,
  files: bounds.files.toLocaleString("en"),
  values: bounds.values.toLocaleString("en"),
  parts: bounds.parts.toLocaleString("en"),
} as const;
