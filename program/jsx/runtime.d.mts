/** React's runtime for the compilers of sites, whose folder may not have React: `jsxImportSource` in their `tsconfig.json`. */
export * from "react/jsx-runtime";
