/** The only Trusted Types policy that a page may create. */
export const trustedTypesPolicy = "site";

/** What browsers with Trusted Types have; TypeScript does not know it yet. */
interface TrustedTypePolicy {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: TrustedTypePolicy) => TrustedTypePolicy;
}

const rules: TrustedTypePolicy = {
  // It comes from the build: pages of this site, and texts of its configuration.
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
 * Returns HTML of the build as browsers take it that enforce Trusted Types; elsewhere, the text. The result of each call is another
 * object, which React would write again: keep it.
 *
 * @see https://www.w3.org/TR/trusted-types/
 */
export function trustedHtml(html: string): string {
  return thePolicy().createHTML(html);
}

/**
 * Returns the address of a script of this site as browsers take it that enforce Trusted Types.
 *
 * @throws {TypeError} if the script is of another origin
 */
export function trustedScriptUrl(url: string): string {
  return thePolicy().createScriptURL(url);
}
