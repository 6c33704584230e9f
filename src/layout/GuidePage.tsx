import type { ReactNode } from "react";

/** A guide: its title as the only `<h1>`, then its text, with headings from level 2. */
export function GuidePage({
  title,
  lang,
  children,
}: {
  readonly title: string;
  /** BCP 47 tag, if it differs from the site's. */
  readonly lang?: string;
  readonly children: ReactNode;
}) {
  return (
    <article className="prose" lang={lang}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
