import { useEffect, useRef, useState } from "react";

/** Tells screen readers which page has arrived. Silent for the first one, which they read by themselves. */
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
