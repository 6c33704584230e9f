import { useEffect, useRef, useState } from "react";

/** Announces the title of a new page to screen readers. They read the first page anyway. */
export function Announcer({ title }: { title: string }) {
  const first = useRef(title);
  const [message, setMessage] = useState("");

  useEffect(() => {
    if (title !== first.current) {
      first.current = "";
      setMessage(title);
    }
  }, [title]);

  return (
    <output className="visually-hidden" aria-live="polite">
      {message}
    </output>
  );
}
