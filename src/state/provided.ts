import { type Context, createContext, useContext } from "react";

/**
 * Returns a context and the hook that reads it. Outside the provider, the hook throws an error with the names
 * of both; `undefined` is never a provided value.
 *
 * @param name name of the provided value: `Navbar` for `useNavbar`
 * @param provider name of the component that provides it
 */
export function provided<T>(
  name: string,
  provider = `${name}Provider`,
): [Context<T | undefined>, () => T] {
  const context = createContext<T | undefined>(undefined);
  function useProvided(): T {
    const value = useContext(context);
    if (value === undefined) throw new Error(`use${name} is called outside <${provider}>.`);
    return value;
  }
  return [context, useProvided];
}
