/** The only Trusted Types policy that a page may create. */
export const trustedTypesPolicy = "site";

/** A policy in browsers with Trusted Types; TypeScript does not declare it yet. */
interface TrustedTypePolicy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy;
}

const rules: TrustedTypePolicy = {
  // All HTML comes from the build: pages of this site, and texts of its configuration.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, document.baseURI).origin === location.origin) return url;
    throw new TypeError(`${url} is not a script of this site.`);
  },
};

let policy: TrustedTypePolicy | undefined;

function thePolicy(): TrustedTypePolicy {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return (policy ??= trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules);
}

/**
 * Returns HTML of the build in the form that browsers with Trusted Types accept; in other browsers, the text. Keep the result: each
 * call returns a new object, which React would write into the page again.
 *
 * @see https://www.w3.org/TR/trusted-types/
 */
export function trustedHtml(html: string): string {
  return thePolicy().createHTML(html);
}

/**
 * Returns the address of a script of this site in the form that browsers with Trusted Types accept.
 *
 * @throws {TypeError} if the script is of another origin
 */
export function trustedScriptUrl(url: string): string {
  return thePolicy().createScriptURL(url);
}
