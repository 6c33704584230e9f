/** A text for each plural form of a language, by its name in CLDR: English has `one` and `other`. `{count}` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The texts of any language, from those of English. */
export type Wording<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? PluralForms & Omit<T, keyof PluralForms>
    : { readonly [Key in keyof T]: Wording<T[Key]> };

/** Returns a text with values in place of its slots, such as `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** Returns the text for a number of things in a language. */
export function counted(
  forms: PluralForms,
  count: number,
  lang: string,
  values?: Readonly<Record<string, string>>,
): string {
  const form = new Intl.PluralRules(lang).select(count);
  return fill(forms[form] ?? forms.other, { ...values, count });
}
