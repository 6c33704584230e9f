const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The English words around samples, code and links, in guides too. */
export const sampleWords = {
  linkTo: (name: string) => `Link to ${name}`,
  parameters: {
    path: "Path parameters",
    query: "Query parameters",
    header: "Header parameters",
    cookie: "Cookie parameters",
  },
  samples: "Request samples",
  exampleOf: (name: string) => `Example: ${name}`,
  exampleHeading: "Example",
  extent: { required: "Required fields", all: "All fields" },
  pages: { one: "Read one page", all: "Read all pages" },
  onePage: "In this language, the sample reads one page only.",
  copy: "Copy",
  copied: "Copied",
  download: "Download",
  downloadFile: (file: string) => `Download ${file}`,
  wrapLines: "Wrap lines",
  showAllLines: (count: number) => `Show all ${count} lines`,
  showFewerLines: "Show fewer lines",
  types: "Types",
  ownSample: (label: string) => `${label} (as documented)`,
  samplesLeftOut: (count: number) => `${plural(count, "more example", "more examples")} not shown`,
  standIn: (origin: string) => `No host is documented: ${origin} is a placeholder for yours`,
  yourValues: {
    title: "Your values",
    inUse: "in use",
    kept: "All samples use what you type here. The values stay in this tab (credentials only until you reload or close it) and are never sent.",
    server: "Server",
    baseUrl: "Base URL",
    credentials: "Credentials",
    clear: "Clear values",
    cleared: "Cleared",
  },
};

/** The type of {@link sampleWords}, for other locales. */
export type SampleWords = typeof sampleWords;
