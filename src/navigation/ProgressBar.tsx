import { useEffect, useState } from "react";

import * as styles from "./ProgressBar.module.css";

/** The bar appears when the next page takes longer than this, in milliseconds. */
const delay = 200;
/** How full the bar is at first, 0 to 1. */
const minimum = 0.08;
/** How long each movement of the bar takes, in milliseconds; the style sheet says the same. */
const speed = 200;
/** How much it grows with each step. */
const trickleRate = 0.02;
/** Milliseconds between steps. */
const trickleSpeed = 800;

/** A line at the top of the window while the next page is on its way; it fills up and fades once the page is there. */
export function ProgressBar({ active }: { active: boolean }) {
  const [progress, setProgress] = useState<number>();

  useEffect(() => {
    if (!active) return;
    let step: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      setProgress(minimum);
      step = setInterval(
        () => setProgress((value = minimum) => Math.min(0.994, value + trickleRate)),
        trickleSpeed,
      );
    }, delay);
    return () => {
      clearTimeout(start);
      clearInterval(step);
      setProgress((value) => (value === undefined ? undefined : 1));
    };
  }, [active]);

  useEffect(() => {
    if (progress !== 1) return;
    const end = setTimeout(() => setProgress(undefined), 2 * speed);
    return () => clearTimeout(end);
  }, [progress]);

  if (progress === undefined) return null;
  return (
    <div
      className={styles.bar}
      style={{ scale: `${progress} 1` }}
      data-progress={progress}
      aria-hidden="true"
    />
  );
}
