import { createRequire } from "node:module";

import type { Plugin, Rolldown } from "vite";

const packages = /^react(?:\/jsx-runtime|-dom|-dom\/client)?$/;
const exportsOf = /^\0react-exports:(.*)$/;

/** The modules that import React's packages directly: the packages themselves, and the modules of {@link reactExportsPlugin}. */
const own = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|^\0react-exports:/;

/**
 * Gives React's packages, which are CommonJS, named exports. Otherwise each chunk that imports them would wrap them, with helpers in a
 * separate file, and each call would go through the wrapper. That is half a kilobyte gzipped of all scripts.
 */
export function reactExportsPlugin(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "site:react-exports",
    enforce: "pre",
    resolveId: {
      filter: { id: packages },
      handler: (source, importer = "") => (own.test(importer) ? null : `\0react-exports:${source}`),
    },
    load: {
      filter: { id: exportsOf },
      handler(id) {
        const source = id.replace(exportsOf, "$1");
        const names = Object.keys(require(source) as object);
        const exported = names.map((name) => `export const ${name} = all.${name};\n`);
        return {
          code: `import all from "${source}";\nexport default all;\n${exported.join("")}`,
          moduleSideEffects: false,
        };
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const helpers = chunks.find(({ name }) => name === "rolldown-runtime");
      const users = chunks.filter(({ imports }) => helpers && imports.includes(helpers.fileName));
      const [user, ...others] = users;
      if (!helpers || !user || others.length > 0) return;
      user.code = withHelpers(user.code, helpers);
      user.imports = user.imports.filter((file) => file !== helpers.fileName);
      delete bundle[helpers.fileName];
    },
  };
}

/** Returns the code of a chunk with its imported helpers inlined in their own scope. */
function withHelpers(code: string, helpers: Rolldown.OutputChunk): string {
  const file = helpers.fileName.split("/").at(-1);
  const inner = helpers.code.replace(
    /export\s*\{(.*?)\};?\s*$/s,
    (_, list: string) => `return{${list.replace(/([\w$]+) as ([\w$]+)/g, "$2:$1")}}`,
  );
  return code.replace(
    new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${file}";?`),
    (_, list: string) => `const{${list.replaceAll(" as ", ":")}}=(()=>{${inner}})();`,
  );
}
