/**
 * The class names of a style sheet. Import them as a namespace (`import * as styles`), so that the bundler
 * inlines each name and ships no table of names. Vite's own declaration has only a default export.
 */
declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}
