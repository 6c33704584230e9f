import { expect, test } from "vitest";
import { isLoopbackHost } from "../../src/shared/loopback-host";

test.each([
  ["localhost", true],
  ["LOCALHOST:4010", true],
  ["docs.localhost", true],
  ["127.0.0.1:80", true],
  ["127.1.2.3", true],
  ["[::1]:8080", true],
  [undefined, true],
  ["", false],
  ["evil.example", false],
  ["127.0.0.1.evil.example", false],
  ["localhost.evil.example:80", false],
  ["notlocalhost", false],
])("the host %s means this machine: %s", (host, want) => {
  expect(isLoopbackHost(host)).toBe(want);
});
