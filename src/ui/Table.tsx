import type { ComponentProps } from "react";

/** A table in a box that scrolls sideways and is focusable, so that it can be scrolled by keyboard. */
export function Table(props: ComponentProps<"table">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <div className="table-box" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
