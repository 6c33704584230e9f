#!/usr/bin/env node
// @ts-check
// The command of the package: runs one of the programs in `lib/`.
const commands = {
  init: "start a site in this folder",
  codegen:
    "generate models, samples and pages from the OpenAPI document; also: changes, release, postman",
  build: "build the site",
  dev: "serve the site while you write",
  serve: "serve the built site",
  mock: "serve the document's examples",
  typecheck: "type-check the generated tree",
};
const [name = "--help"] = process.argv.splice(2, 1);

if (Object.hasOwn(commands, name)) await import(`../lib/${name}.mjs`);
else {
  const isHelp = ["--help", "-h", "help"].includes(name);
  const list = Object.entries(commands).map(
    ([command, what]) => `  ${command.padEnd(11)}${what}\n`,
  );
  const text = `Usage: npx openapi-tsx-docs COMMAND [options]\n\n${list.join("")}\nEach has --help.\n`;
  if (isHelp) process.stdout.write(text);
  else process.stderr.write(`There is no command \`${name}\`.\n\n${text}`);
  process.exitCode = isHelp ? 0 : 2;
}
