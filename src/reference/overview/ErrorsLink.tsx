import { A } from "../A";
import { errorsPath } from "../../paths";
import { useReference } from "../ReferenceContext";
import { Section } from "../Section";

/** A link to the list of errors; nothing if the API describes none. */
export function ErrorsLink() {
  const { navigation, words } = useReference();
  if (!navigation.errors) return null;
  return (
    <Section id="errors" title={words.errorShapes}>
      <p>
        <A href={errorsPath}>{words.errorList}</A>
      </p>
    </Section>
  );
}
