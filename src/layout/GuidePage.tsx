import type { ReactNode } from "react";

/** A guide: its title as the one `<h1>`, then its text, whose own headings begin at level 2. */
export function GuidePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="prose">
      <h1>{title}</h1>
      {children}
    </article>
  );
}
