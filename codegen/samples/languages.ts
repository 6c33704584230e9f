import type { SampleLanguage } from "../../src/samples/types";

/** One template per language: no blanks at line ends of our own making, no line end after the last line. */
export type Templates = Readonly<Record<SampleLanguage, string>>;

interface LanguageInfo {
  readonly id: SampleLanguage;
  /** What the tab says. */
  readonly label: string;
  /** The highlighter grammar (a shiki language id). */
  readonly grammar: string;
  /** The oldest versions that the sample runs on. */
  readonly requires: string;
}

export const languages: readonly LanguageInfo[] = [
  { id: "curl", label: "curl", grammar: "bash", requires: "curl 7.76 with bash or zsh" },
  {
    id: "axios",
    label: "Node (axios)",
    grammar: "javascript",
    requires: "Node 20, axios 1",
  },
  {
    id: "requests",
    label: "Python (requests)",
    grammar: "python",
    requires: "Python 3.8, requests 2",
  },
  { id: "okhttp", label: "Java (OkHttp)", grammar: "java", requires: "Java 15, OkHttp 4" },
  {
    id: "restsharp",
    label: "C# (RestSharp)",
    grammar: "csharp",
    requires: "C# 11 (.NET 7), RestSharp 110",
  },
];
