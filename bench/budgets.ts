/** The maximum or minimum of a figure. */
export interface Budget {
  readonly most?: number;
  readonly least?: number;
}

/**
 * Budgets for the worst figure among the pages of a built site. Times are measured with a processor four times slower, 1.6 Mbit/s and
 * 150 ms of latency; bytes are everything that one page needs.
 */
export const pageBudgets = {
  "next page after a hover or focus, ms": { most: 170 },
  "next page without either, ms": { most: 275 },
  "scripts before the reader does anything, bytes gzipped": { most: 8_000 },
  "blocking time, ms": { most: 50 },
  "layout shift": { most: 0 },
  "Lighthouse: performance": { least: 100 },
  "Lighthouse: accessibility": { least: 100 },
  "Lighthouse: best practices": { least: 100 },
  "Lighthouse: SEO": { least: 100 },
  "blocked by the security policy": { most: 0 },
  "axe violations, two modes, three widths": { most: 0 },
  "HTML and CSS of an operation, bytes gzipped": { most: 28_000 },
  "all scripts, bytes gzipped": { most: 90_000 },
  "HTML fetched for the next page, bytes in Brotli": { most: 14_000 },
  "text files without .br or .gz": { most: 0 },
} as const satisfies Record<string, Budget>;

/** Numbers of operations in the documents of {@link toolchainBudgets}. */
export const toolchainSizes = [7, 100, 1223] as const;

const upTo = (...most: readonly (number | undefined)[]) => most.map((value) => ({ most: value }));

/** Budgets for codegen and build, by the sizes above, on two cores. The lightest peer takes 5.0, 8.0 and 95 CPU seconds to build. */
export const toolchainBudgets = {
  "build, s": upTo(3, 6, 45),
  "build, CPU s": upTo(5, 8, 47.5),
  "build, peak MB": upTo(1000, 1000, 1000),
  "output, kB per page": upTo(60, 60, 60),
  "codegen, s": upTo(2.3, undefined, 25),
  "codegen after a one-word edit, s": upTo(undefined, undefined, 2),
  "codegen, peak MB": upTo(1000, 1000, 1000),
} as const satisfies Record<string, readonly Budget[]>;

/**
 * Budgets that `npm test` also checks: bytes of HTML and CSS of a page below `/api/` and of other pages. The lightest peer sends 36 KiB.
 */
export const heldBytes = { api: 26_000, other: 27_000 };
