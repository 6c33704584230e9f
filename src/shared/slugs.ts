/**
 * Creates a function that makes fragments from headings as GitHub does, unique on a page: `Setup`, `Setup` → `setup`, `setup-1`.
 *
 * @param taken ids that the page already has
 */
export function createSlugger(taken: readonly string[] = []): (heading: string) => string {
  const used = new Set(taken);
  return (heading) => {
    const plain = slugify(heading) || "section";
    let slug = plain;
    for (let count = 1; used.has(slug); count++) slug = `${plain}-${count}`;
    used.add(slug);
    return slug;
  };
}

function slugify(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replace(/ /g, "-");
}
