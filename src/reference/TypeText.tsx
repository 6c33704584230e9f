import { Fragment } from "react";
import { A } from "./A";
import { NameText } from "./NameText";
import { schemaPath, type ApiNavigation } from "./navigation";
import { useReference } from "./ReferenceContext";

/** Words of type texts; a schema of the same name is not linked there, because the text cannot mean it for sure. */
const typeWords = new Set(
  "any array boolean integer map never null number object of one or shapes string tuple".split(" "),
);

/** The display text of a type, in which every named schema leads to its page. */
export function TypeText({ type }: { readonly type: string }) {
  const { navigation } = useReference();
  // Names of components match [A-Za-z0-9._-]+ (OpenAPI 3.1, 4.8.7.1), so that a text splits without doubt.
  const tokens = type.split(/([A-Za-z0-9._-]+)/);
  return tokens.map((token, index) => {
    const path = linkedPath(token, navigation);
    return path === undefined ? (
      <Fragment key={index}>{token}</Fragment>
    ) : (
      <A key={index} href={path}>
        <NameText name={token} />
      </A>
    );
  });
}

/** Whether the display text of a type has a link to a named schema. */
export function linksSchema(type: string, navigation: ApiNavigation): boolean {
  return type
    .split(/([A-Za-z0-9._-]+)/)
    .some((token) => linkedPath(token, navigation) !== undefined);
}

function linkedPath(token: string, navigation: ApiNavigation): string | undefined {
  return token === "" || typeWords.has(token) ? undefined : schemaPath(navigation, token);
}
