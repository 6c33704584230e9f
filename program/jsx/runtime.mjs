// React's runtime, for code of sites: see `src/jsx-runtime.ts`.
export * from "react/jsx-runtime";
