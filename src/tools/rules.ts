import { fill } from "../shared/fill-text";

/** The name of the parameter of the address that lists the rules to show, and of that with a part of a name. */
const only = "only";
const named = "name";

/**
 * Filters the page of rules: a field stays if it has all checked rules, and the typed letters in its path. Parts, operations and sections
 * without fields are hidden. The address keeps the choice.
 */
export function start(filter: Element): void {
  const boxes = [...filter.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  const name = filter.querySelector<HTMLInputElement>("[type=search]");
  const output = filter.querySelector("output");
  const list = filter.nextElementSibling;
  if (!name || !output || !list) return;
  const fields = [...list.querySelectorAll<HTMLElement>("[data-rules]")];
  const groups = list.querySelectorAll<HTMLElement>("tbody, section");

  const asked = new URLSearchParams(window.location.search);
  for (const box of boxes) box.checked ||= asked.get(only)?.split(",").includes(box.value) ?? false;
  name.value ||= asked.get(named) ?? "";

  function apply(): void {
    const rules = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const query = name?.value.trim().toLowerCase() ?? "";
    for (const field of fields) {
      const own = field.dataset.rules?.split(" ");
      const path = field.querySelector("code")?.textContent.toLowerCase() ?? "";
      field.hidden = !(rules.every((rule) => own?.includes(rule)) && path.includes(query));
    }
    for (const group of groups)
      group.hidden = group.querySelector("[data-rules]:not([hidden])") === null;
    const isOn = rules.length > 0 || query !== "";
    const found = fields.filter(({ hidden }) => !hidden).length;
    if (output)
      output.value = isOn
        ? fill(output.dataset.found ?? "", { count: found, all: fields.length })
        : "";
    const kept = new URLSearchParams();
    if (rules.length > 0) kept.set(only, rules.join(","));
    if (query !== "") kept.set(named, query);
    const search = isOn ? `?${kept.toString().replaceAll("%2C", ",")}` : "";
    window.history.replaceState(
      window.history.state,
      "",
      window.location.pathname + search + window.location.hash,
    );
  }

  filter.addEventListener("input", apply);
  apply();
}
