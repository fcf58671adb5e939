import type { DrawnFigure } from '@longreturn/site/art/figures/drawn-figure';
import { InlineSvg } from './inline-svg.tsx';
import styles from './plot.module.css';

/**
 * A figure's drawing in the page's colours, with a version for wide screens and one for phones. The drawing contains
 * its accessible name.
 */
export function Plot({ drawn }: { drawn: Pick<DrawnFigure, 'wide' | 'narrow'> }) {
  return <InlineSvg svg={drawn.wide + drawn.narrow} className={styles.plot} />;
}

interface PlotCaptionProps {
  drawn: DrawnFigure;
  /** The number of the figure on the page: 2 for 'Fig. 2.' */
  number: number;
  className?: string | undefined;
}

/** The caption of a figure. Put it into the same `figure` element as the plot. */
export function PlotCaption({ drawn, number, className }: PlotCaptionProps) {
  return (
    <figcaption className={className}>
      <b>Fig. {number}.</b> {drawn.caption}
    </figcaption>
  );
}
