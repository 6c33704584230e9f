import type { AddedKey } from "../../samples/added-bodies";
import type { LanguageInfo } from "../../samples/languages";
import type { WritingRule } from "../../samples/types";

/** A language in which a site can show samples besides those that codegen writes. */
export interface AddedLanguage extends Omit<LanguageInfo, "inLiteral" | "headerLine" | "jsonBody"> {
  /** The language and variant of postman-code-generators that provides the template. */
  readonly target: readonly [language: string, variant: string];
  /** The escapes in literals with the URL and headers; the values are printable ASCII and tabs. */
  readonly escapes: WritingRule["escapes"];
  /** The start and end of a comment; absent: the language has no comments, so samples that need one are left out. */
  readonly comment?: readonly [begin: string, end: string];
  /** Leaves out what the library calls boilerplate. */
  readonly isBare?: true;
  /** Corrections of the template. */
  readonly repairs?: readonly (readonly [pattern: RegExp, replacement: string])[];
  /** Methods with which the client cannot send a body, or a request at all. */
  readonly refuses?: { readonly body?: RegExp; readonly request?: RegExp };
  /** Whether headers are in a list that must not end with a comma. */
  readonly isStrictList?: true;
  /** What replaces the colon of a header without a value if a colon would remove it; empty if such headers cannot be sent. */
  readonly noValue?: ";" | "";
}

const tab = ["\\t", "\\t"] as const;
const backslash = [['[\\\\"]', "\\$&"], tab] as const;
const withDollar = [['[\\\\"$]', "\\$&"], tab] as const;
/** PHP's single-quoted literals have no other escapes, so they are interrupted for a tab. */
const inPhp = [
  ["[\\\\']", "\\$&"],
  ["\\t", `' . "\\t" . '`],
] as const;
/** Two question marks in a row would start a trigraph (C17, 5.2.1.1). */
const inC = [['[\\\\"]|(?<=\\?)\\?', "\\$&"], tab] as const;

const slashes = ["// ", ""] as const;
const hash = ["# ", ""] as const;
const getOnly = { body: /^GET$/ };

/**
 * The languages that a site can add, by their name in `samples`. `docs/samples.md` lists the missing targets of the library, with
 * reasons.
 */
export const addedLanguages: Readonly<Record<string, AddedLanguage>> = {
  go: {
    label: "Go",
    needs: "net/http",
    file: ".go",
    grammar: "go",
    target: ["go", "Native"],
    escapes: backslash,
    comment: slashes,
    repairs: [[/&http\.Client \{\n\s*\}/, "&http.Client{}"]],
  },
  php: {
    label: "PHP",
    needs: "cURL",
    file: ".php",
    grammar: "php",
    target: ["php", "cURL"],
    escapes: inPhp,
    comment: slashes,
    // If only the name of the method is set, cURL waits for a body after HEAD.
    repairs: [
      [/CURLOPT_CUSTOMREQUEST => 'HEAD'/, "CURLOPT_NOBODY => true"],
      [/=>'/, "=> '"],
    ],
    noValue: ";",
  },
  guzzle: {
    label: "PHP Guzzle",
    needs: "Guzzle",
    file: ".php",
    grammar: "php",
    target: ["php", "Guzzle"],
    isBare: true,
    escapes: inPhp,
    comment: slashes,
    repairs: [
      [
        /^<\?php\n/,
        "<?php\n\nrequire 'vendor/autoload.php';\n\nuse GuzzleHttp\\Client;\nuse GuzzleHttp\\Psr7\\Request;\n\n",
      ],
    ],
  },
  ruby: {
    label: "Ruby",
    needs: "Net::HTTP",
    file: ".rb",
    grammar: "ruby",
    target: ["ruby", "Net::HTTP"],
    escapes: [['[\\\\"#]', "\\$&"], tab],
    comment: hash,
    repairs: [
      [/https\.use_ssl = true/, 'http.use_ssl = url.scheme == "https"'],
      [/\bhttps(?= =|\.request)/g, "http"],
    ],
  },
  httpclient: {
    label: "C# HttpClient",
    needs: "HttpClient",
    file: "Program.cs",
    grammar: "csharp",
    target: ["csharp", "HttpClient"],
    isBare: true,
    escapes: backslash,
    comment: slashes,
    repairs: [
      // `Add` refuses values that the document may require.
      [/\.Headers\.Add\(/g, ".Headers.TryAddWithoutValidation("],
      // The constructor does not accept a type with parameters.
      [
        /^(var content = new StringContent\(.*), null, (".*")\);$/m,
        "$1);\ncontent.Headers.ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse($2);",
      ],
    ],
  },
  fetch: {
    label: "JavaScript",
    needs: "fetch",
    file: ".mjs",
    grammar: "javascript",
    target: ["javascript", "Fetch"],
    escapes: backslash,
    comment: slashes,
    repairs: [
      [/console\.log\(result\)$/m, "console.log(result);"],
      [/\};$(?![^])/, "}"],
    ],
    refuses: { body: /^(GET|HEAD)$/, request: /^TRACE$/ },
  },
  kotlin: {
    label: "Kotlin",
    needs: "OkHttp",
    file: ".kts",
    grammar: "kotlin",
    target: ["kotlin", "Okhttp"],
    escapes: withDollar,
    comment: slashes,
    repairs: [
      [
        /^import (?:java\.|okhttp3\.(?:MultipartBody|RequestBody\.Companion\.asRequestBody)).*\n/gm,
        "",
      ],
      // Nothing is sent, so there is no type either.
      [
        /^val mediaType = "text\/plain"\.toMediaType\(\)\n(val body = "")\.toRequestBody\(mediaType\)/m,
        "$1.toRequestBody()",
      ],
    ],
    refuses: getOnly,
  },
  swift: {
    label: "Swift",
    needs: "URLSession",
    file: ".swift",
    grammar: "swift",
    target: ["swift", "URLSession"],
    escapes: backslash,
    comment: slashes,
    repairs: [[/!,timeoutInterval: Double\.infinity/, "!"]],
    refuses: getOnly,
  },
  powershell: {
    label: "PowerShell",
    needs: "Invoke-RestMethod",
    file: ".ps1",
    grammar: "powershell",
    target: ["powershell", "RestMethod"],
    escapes: [
      ['[`"$]', "`$&"],
      ["\\t", "`t"],
    ],
    comment: hash,
    repairs: [
      [/Invoke-RestMethod '([^']*)'/, 'Invoke-RestMethod "$1"'],
      // As a text, it would be sent in Latin-1.
      [/-Body \$body/, "-Body ([Text.Encoding]::UTF8.GetBytes($body))"],
      [/^(?![^]*\$headers = )([^]*) -Headers \$headers/, "$1"],
    ],
    refuses: getOnly,
  },
  rust: {
    label: "Rust",
    needs: "reqwest",
    file: ".rs",
    grammar: "rust",
    target: ["rust", "reqwest"],
    escapes: backslash,
    comment: slashes,
  },
  r: {
    label: "R",
    needs: "httr",
    file: ".R",
    grammar: "r",
    target: ["r", "httr"],
    escapes: [["[\\\\\"']", "\\$&"], tab],
    comment: hash,
    isStrictList: true,
  },
  c: {
    label: "C",
    needs: "libcurl",
    file: ".c",
    grammar: "c",
    target: ["c", "libcurl"],
    escapes: inC,
    comment: slashes,
    noValue: ";",
  },
  http: {
    label: "HTTP",
    needs: "HTTP/1.1",
    file: ".http",
    grammar: "http",
    target: ["http", "HTTP"],
    // Only a line end ends a field, and no value has one.
    escapes: [],
  },
  dart: {
    label: "Dart",
    needs: "http",
    file: ".dart",
    grammar: "dart",
    target: ["dart", "http"],
    escapes: [["[\\\\'$]", "\\$&"], tab],
    comment: slashes,
    repairs: [[/response\.statusCode == 200/, "response.statusCode < 300"]],
  },
  "objective-c": {
    label: "Objective-C",
    needs: "NSURLSession",
    file: ".m",
    grammar: "objective-c",
    target: ["objective-c", "NSURLSession"],
    escapes: inC,
    comment: slashes,
    repairs: [[/timeoutInterval:0\.0/, "timeoutInterval:60.0"]],
    refuses: getOnly,
  },
  ocaml: {
    label: "OCaml",
    needs: "Cohttp",
    file: ".ml",
    grammar: "ocaml",
    target: ["ocaml", "Cohttp"],
    escapes: backslash,
    comment: ["(* ", " *)"],
  },
  wget: {
    label: "wget",
    needs: "Shell",
    file: ".sh",
    grammar: "bash",
    target: ["shell", "wget"],
    escapes: [
      ["'", "'\\''"],
      ["\\t", "'$$'\\t''"],
    ],
    comment: hash,
    repairs: [
      // A client that does not check certificates sends its credentials to anyone.
      [/--no-check-certificate --quiet/, "--quiet --content-on-error --output-document=-"],
      [/^ *--(?:timeout=0|header '') \\\n/gm, ""],
      [/^ +'https/m, "  'https"],
    ],
    // It cannot send a header without a value.
    noValue: "",
  },
} satisfies Readonly<Record<AddedKey, AddedLanguage>>;

/** Returns the grammars that a site's languages need besides the usual ones. */
export function grammarsOf(keys: readonly string[] = []): readonly string[] {
  return keys.flatMap((key) => addedLanguages[key]?.grammar ?? []);
}

export function isAdded(key: string): boolean {
  return Object.hasOwn(addedLanguages, key);
}
