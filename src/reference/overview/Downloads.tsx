import { useReference } from "../ReferenceContext";
import { Section } from "../Section";

/** Links to files for other tools; nothing if the document was not available when the site was built. */
export function Downloads() {
  const { navigation, words } = useReference();
  const { downloads } = navigation;
  if (!downloads) return null;
  return (
    <Section id="downloads" title={words.downloads}>
      <ul>
        {(["yaml", "json", "postman"] as const).map((format) => (
          <li key={format}>
            <a href={downloads[format]} download>
              {words.downloadNames[format]}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
