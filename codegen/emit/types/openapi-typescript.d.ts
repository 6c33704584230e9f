// The parts of openapi-typescript that are used, whose modules have no types of their own.

declare module "openapi-typescript/dist/lib/ts.mjs" {
  export { astToString } from "openapi-typescript";
}

declare module "openapi-typescript/dist/lib/utils.mjs" {
  export { resolveRef, scanDiscriminators } from "openapi-typescript";
}

declare module "openapi-typescript/dist/transform/index.mjs" {
  import type { Node } from "typescript";
  import type { GlobalContext, OpenAPI3 } from "openapi-typescript";
  /** @param context missing options are switched off */
  export default function transformSchema(
    schema: OpenAPI3,
    context: Partial<GlobalContext>,
  ): Node[];
}
