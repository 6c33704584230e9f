import { expect, test } from "vitest";
import { isLoopbackHost } from "../../src/shared/loopback-host";

test.each<[host: string | undefined, want: boolean]>([
  ["localhost", true],
  ["LOCALHOST:4010", true],
  ["docs.localhost:80", true],
  ["127.0.0.1", true],
  ["127.1.2.3:4010", true],
  ["[::1]", true],
  ["[::1]:4010", true],
  ["example.com", false],
  ["127.0.0.1.example.com", false],
  ["localhost.example.com", false],
  ["notlocalhost", false],
  ["", false],
  [undefined, false],
])("the host %s: %s", (host, want) => expect(isLoopbackHost(host)).toBe(want));
