import { type LanguageInfo, languages } from "../../samples/languages";

/** A language in which a site can show samples besides those that codegen writes. */
export interface AddedLanguage extends LanguageInfo {
  /** The language and variant of postman-code-generators that provides the template. */
  readonly target: readonly [language: string, variant: string];
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

const getOnly = { body: /^GET$/ };

const table: Readonly<Record<string, AddedLanguage>> = {
  go: {
    label: "Go",
    needs: "net/http",
    file: ".go",
    grammar: "go",
    target: ["go", "Native"],
    quoting: "go",
    repairs: [[/&http\.Client \{\n\s*\}/, "&http.Client{}"]],
  },
  php: {
    label: "PHP",
    needs: "cURL",
    file: ".php",
    grammar: "php",
    target: ["php", "cURL"],
    quoting: "php",
    literals: "php-single",
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
    quoting: "php",
    literals: "php-single",
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
    quoting: "ruby",
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
    quoting: "csharp",
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
    quoting: "javascript",
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
    quoting: "kotlin",
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
    quoting: "swift",
    repairs: [[/!,timeoutInterval: Double\.infinity/, "!"]],
    refuses: getOnly,
  },
  powershell: {
    label: "PowerShell",
    needs: "Invoke-RestMethod",
    file: ".ps1",
    grammar: "powershell",
    target: ["powershell", "RestMethod"],
    quoting: "powershell",
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
    quoting: "rust",
  },
  r: {
    label: "R",
    needs: "httr",
    file: ".R",
    grammar: "r",
    target: ["r", "httr"],
    quoting: "r",
    isStrictList: true,
  },
  c: {
    label: "C",
    needs: "libcurl",
    file: ".c",
    grammar: "c",
    target: ["c", "libcurl"],
    quoting: "c",
    noValue: ";",
  },
  http: {
    label: "HTTP",
    needs: "HTTP/1.1",
    file: ".http",
    grammar: "http",
    target: ["http", "HTTP"],
    quoting: "none",
  },
  dart: {
    label: "Dart",
    needs: "http",
    file: ".dart",
    grammar: "dart",
    target: ["dart", "http"],
    quoting: "dart",
    repairs: [[/response\.statusCode == 200/, "response.statusCode < 300"]],
  },
  "objective-c": {
    label: "Objective-C",
    needs: "NSURLSession",
    file: ".m",
    grammar: "objective-c",
    target: ["objective-c", "NSURLSession"],
    quoting: "objective-c",
    repairs: [[/timeoutInterval:0\.0/, "timeoutInterval:60.0"]],
    refuses: getOnly,
  },
  ocaml: {
    label: "OCaml",
    needs: "Cohttp",
    file: ".ml",
    grammar: "ocaml",
    target: ["ocaml", "Cohttp"],
    quoting: "ocaml",
  },
  wget: {
    label: "wget",
    needs: "Shell",
    file: ".sh",
    grammar: "bash",
    target: ["shell", "wget"],
    quoting: "shell",
    repairs: [
      // A client that does not check certificates sends its credentials to anyone.
      [/--no-check-certificate --quiet/, "--quiet --content-on-error --output-document=-"],
      [/^ *--(?:timeout=0|header '') \\\n/gm, ""],
      [/^ +'https/m, "  'https"],
    ],
    // It cannot send a header without a value.
    noValue: "",
  },
};

/**
 * The languages that a site can add, by their name in `samples`. `docs/samples.md` lists the missing targets of the library, with
 * reasons.
 */
export const addedLanguages: Readonly<Record<string, AddedLanguage>> = Object.fromEntries(
  Object.entries(table).map(([key, row]) => [key, { ...row, json: "text", isOnePage: true }]),
);

/** The languages that a site has templates for, by key. */
type SiteLanguages = Readonly<Record<string, LanguageInfo>> | undefined;

/** Returns all languages of samples by key: the site's own, ours, and those through the library. */
export function languagesOf(own: SiteLanguages): Readonly<Record<string, LanguageInfo>> {
  return { ...languages, ...addedLanguages, ...own };
}

/** Returns the grammars that a site's languages need. */
export function grammarsOf(
  own: SiteLanguages,
  keys: readonly string[] = Object.keys(own ?? {}),
): readonly string[] {
  const all = languagesOf(own);
  return keys.flatMap((key) => all[key]?.grammar ?? []);
}
