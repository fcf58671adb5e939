import type { ReactNode } from 'react';
import styles from './chart-frame.module.css';

interface ChartFrameProps {
  /** The most important number of the chart. */
  value: string;
  title: string;
  /** What the chart shows, for screen readers. */
  summary: string;
  /** The labels below the chart, from its left to its right edge. */
  labels: readonly string[];
  height: number;
  /** Whether the tab is open. In a closed tab, recharts would warn that the chart has no width. */
  isShown: boolean;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its title above it and labels below it. */
export function ChartFrame({ value, title, summary, labels, height, isShown, children }: ChartFrameProps) {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.title}>
        <b>{value}</b> {title}
      </figcaption>
      <div style={{ height }} role="img" aria-label={summary}>
        {isShown ? children : null}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {labels.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two labels may be the same
          <span key={index}>{label}</span>
        ))}
      </div>
    </figure>
  );
}

/** The number under the pointer. */
export function ChartTip({ label, value }: { label: string; value: string }) {
  return (
    <p className={styles.tip}>
      {label} <b>{value}</b>
    </p>
  );
}
