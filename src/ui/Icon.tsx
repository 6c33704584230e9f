const paths = {
  menu: "M3 5h14M3 10h14M3 15h14",
  close: "M5 5l10 10M15 5L5 15",
  sun: "M10 6a4 4 0 100 8 4 4 0 000-8zM10 1v2M10 17v2M1 10h2M17 10h2M4 4l1 1M15 15l1 1M4 16l1-1M15 5l1-1",
  moon: "M16.5 11.7A7 7 0 118.3 3.5a5.5 5.5 0 008.2 8.2z",
  previous: "M12.5 5l-5 5 5 5",
  next: "M7.5 5l5 5-5 5",
  search: "M9 4a5 5 0 100 10 5 5 0 000-10zM12.5 12.5l4 4",
} as const;

/** A 20 × 20 px icon in the text color. It is hidden from screen readers, because the control around it has a name. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" data-icon="" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
