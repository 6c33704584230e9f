const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The words around samples, code and links, in English: guides draw these too, and so browsers need them. */
export const sampleWords = {
  linkTo: (name: string) => `Link to ${name}`,
  linkCopied: "Link copied",
  parameters: {
    path: "Path parameters",
    query: "Query parameters",
    header: "Header parameters",
    cookie: "Cookie parameters",
  },
  samples: "Request samples",
  exampleOf: (name: string) => `Example: ${name}`,
  exampleHeading: "Example",
  copy: "Copy",
  copied: "Copied",
  download: "Download",
  downloadFile: (file: string) => `Download ${file}`,
  showAllLines: (count: number) => `Show all ${count} lines`,
  showFewerLines: "Show fewer lines",
  types: "Types",
  ownSample: (label: string) => `${label} (as documented)`,
  samplesLeftOut: (count: number) => `${plural(count, "more example", "more examples")} not shown`,
  standIn: (origin: string) => `No host is documented: ${origin} stands for yours`,
  yourValues: {
    title: "Your values",
    inUse: "in use",
    kept: "All samples show what you type. It stays in this tab, credentials only until you reload or close it; nothing is sent.",
    server: "Server",
    baseUrl: "Base URL",
    credentials: "Credentials",
    clear: "Clear values",
    cleared: "Cleared",
  },
};

/** The type of {@link sampleWords}, for other locales. */
export type SampleWords = typeof sampleWords;
