import { type Context, createContext, useContext } from "react";

/**
 * A context and the hook that reads it. The hook throws where nothing is provided, with its own name and that of the provider:
 * `undefined` is never a provided value.
 */
export function provided<T>(hook: string, provider: string): [Context<T | undefined>, () => T] {
  const context = createContext<T | undefined>(undefined);
  function useProvided(): T {
    const value = useContext(context);
    if (value === undefined) throw new Error(`${hook} is called outside <${provider}>.`);
    return value;
  }
  return [context, useProvided];
}
