import { useEffect, useState } from "react";

import styles from "./ProgressBar.module.css";

/** The bar appears when the next page takes longer than this, in milliseconds. */
const delay = 200;
/** How full the bar is at first, 0 to 1. */
const minimum = 0.08;
/** How much it grows at most with each step. */
const trickleRate = 0.02;
/** Milliseconds between steps. */
const trickleSpeed = 800;

/** A line at the top of the window while the next page is on its way. */
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
      setProgress(undefined);
    };
  }, [active]);

  if (progress === undefined) return null;
  return <div className={styles.bar} style={{ scale: `${progress} 1` }} aria-hidden="true" />;
}
