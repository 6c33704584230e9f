import { type Context, createContext, useContext } from "react";

/**
 * Returns a context and the hook that reads it. The hook throws outside the provider, with the names of
 * both; `undefined` is never a provided value.
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
