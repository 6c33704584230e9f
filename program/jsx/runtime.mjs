// See `runtime.d.mts`.
export * from "react/jsx-runtime";
