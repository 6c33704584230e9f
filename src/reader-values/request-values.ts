import { serverUrl } from "../samples/server";
import type { SampleInputs, SampleServer, SampleValues } from "../samples/types";
import type { KeptValues } from "./kept-values";

/** Inputs of a page's samples. */
export interface KeyedInputs extends SampleInputs {
  readonly servers?: readonly KeyedServer[];
  /** The ways to authenticate that the reader can choose from; the first applies until then. */
  readonly security?: readonly string[];
}

/** A server with the prefix of the keys of its fields. */
interface KeyedServer extends SampleServer {
  readonly key: string;
}

/** Returns the kept values in the form for the samples of one request. */
export function valuesFor({ servers = [] }: KeyedInputs, values: KeptValues): SampleValues {
  return {
    server: serverFor(servers, values),
    path: group(values, "path."),
    query: group(values, "query."),
    header: group(values, "header."),
    cookie: group(values, "cookie."),
    input: group(values, "input."),
    credential: group(values, "credential."),
  };
}

/** Returns the server that the reader has chosen if the request has it, else the request's first server. */
export function chosenServer(
  servers: readonly KeyedServer[],
  values: KeptValues,
): KeyedServer | undefined {
  return servers.find((server) => server.key === values.get("server")) ?? servers[0];
}

function serverFor(servers: readonly KeyedServer[], values: KeptValues): string | undefined {
  const server = chosenServer(servers, values);
  if (!server) return undefined;
  const typed = group(values, `${server.key} `);
  // The samples use this server by default, even if it is relative.
  if (server === servers[0] && Object.keys(typed).length === 0) return undefined;
  if (!server.variables?.length) return typed[""] ?? server.url;
  let scheme: string | undefined;
  for (const { name } of server.variables) {
    const text = typed[name]?.trim();
    if (!text || !server.url.includes(`://{${name}}`)) continue;
    // Readers may type a URL instead of a host, such as that of a mock server, which has no TLS.
    [scheme] = /^https?:\/\//.exec(text) ?? [];
    typed[name] = text.replace(/^https?:\/\/|\/+$/g, "");
  }
  const url = serverUrl(server, typed);
  return scheme === undefined ? url : url.replace(/^\w+:\/\//, scheme);
}

/** Returns the values whose keys have a prefix, by the rest of the key, without inherited properties. */
function group(values: KeptValues, start: string): Record<string, string> {
  const found = Object.create(null) as Record<string, string>;
  for (const [key, value] of values)
    if (key.startsWith(start)) found[key.slice(start.length)] = value;
  return found;
}
