import type { ReactNode } from "react";

/** A guide: its title as the one `<h1>`, then its text, whose own headings begin at level 2. */
export function GuidePage({
  title,
  lang,
  children,
}: {
  readonly title: string;
  /** BCP 47 tag, where it is not that of the site around. */
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
