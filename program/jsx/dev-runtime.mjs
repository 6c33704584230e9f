// React's runtime for development, which `dev` imports for components of sites.
export * from "react/jsx-dev-runtime";
