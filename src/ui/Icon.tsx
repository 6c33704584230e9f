const paths = {
  menu: "M3 5h14M3 10h14M3 15h14",
  close: "M5 5l10 10M15 5L5 15",
  sun: "M10 6.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM10 1.5v1.75M10 16.75v1.75M1.5 10h1.75M16.75 10h1.75M4 4l1.25 1.25M14.75 14.75L16 16M4 16l1.25-1.25M14.75 5.25L16 4",
  moon: "M16.5 11.7A7 7 0 118.3 3.5a5.5 5.5 0 008.2 8.2z",
  previous: "M12.5 5l-5 5 5 5",
  next: "M7.5 5l5 5-5 5",
  search: "M8.75 3.5a5.25 5.25 0 100 10.5 5.25 5.25 0 000-10.5zM12.5 12.5L16.5 16.5",
} as const;

/** A 20 × 20 px icon in the text color. It is hidden from screen readers, because the control around it has a name. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" data-icon="" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
