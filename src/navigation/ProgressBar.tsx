import { useEffect, useState } from "react";

import * as styles from "./ProgressBar.late.module.css";

/** Milliseconds after which the bar appears. */
const delay = 200;
/** Initial width of the bar, 0 to 1. */
const minimum = 0.08;
/** Duration of each movement of the bar in milliseconds, as in the style sheet. */
const speed = 200;
/** Growth per step. */
const trickleRate = 0.02;
/** Milliseconds between steps. */
const trickleSpeed = 800;

/** A line at the top of the window while the next page loads. It fills up, and fades out at the end. */
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
      setProgress(step && 1);
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
