/** React's runtime for the compilers of sites, whose folder may not have React: `jsxImportSource` in their `tsconfig.json`. */
export { Fragment, jsx, jsxs, type JSX } from "react/jsx-runtime";
