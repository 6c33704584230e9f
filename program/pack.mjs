// @ts-check
/**
 * Makes what the package has besides sources: `lib/` with the commands and the configuration helper, `types/` with declarations of what
 * sites import: `npm run pack`; `.npmrc` keeps npm from running it on its own.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { codegen } from "../codegen/program.mjs";
import { generatorHash } from "../codegen/generator-hash.mjs";
import { site } from "../src/vite/program.mjs";
import { bundleOptions } from "./bundle.mjs";
import { engineDir } from "./folders.mjs";

for (const folder of ["lib", "types"])
  rmSync(path.join(engineDir, folder), { recursive: true, force: true });

await build({
  absWorkingDir: engineDir,
  // All in one folder, so that `../` is the engine's folder for every module.
  entryPoints: {
    init: "codegen/init-cli.ts",
    codegen: "codegen/cli.ts",
    mock: "codegen/mock/cli.ts",
    typecheck: "codegen/typecheck-cli.ts",
    build: "src/vite/build-cli.ts",
    dev: "src/vite/dev-cli.ts",
    serve: "src/vite/serve-cli.ts",
    "render-thread": "src/vite/rendering/render-thread.ts",
    config: "src/config/site-config.ts",
  },
  outdir: "lib",
  ...bundleOptions,
  minifySyntax: true,
  minifyWhitespace: true,
  external: [...codegen.external, ...site.external],
  define: { SOURCE_HASH: JSON.stringify(generatorHash(engineDir)) },
  logLevel: "warning",
});

// Declarations have no configuration of their own, so that they are made as the checkout is checked.
const folder = mkdtempSync(path.join(engineDir, "types-"));
try {
  const project = path.join(folder, "tsconfig.json");
  const files = ["reference/index.ts", "config/site-config.ts", "virtual-modules.d.ts"];
  writeFileSync(
    project,
    JSON.stringify({
      extends: "../tsconfig.json",
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: "../src",
        outDir: "../types",
      },
      include: [],
      files: files.map((file) => `../src/${file}`),
    }),
  );
  const tsc = path.join(engineDir, "node_modules/typescript/bin/tsc");
  const { status } = spawnSync(process.execPath, [tsc, "--project", project], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
