import type { DrawnFigure } from '@longreturn/site/art/figures/drawn-figure';
import { InlineSvg } from './inline-svg.tsx';
import styles from './plot.module.css';

/** A figure's drawing in the page's colours, with a wide and a phone version. It has its own accessible name. */
export function Plot({ drawn }: { drawn: DrawnFigure }) {
  return <InlineSvg svg={drawn.wide + drawn.narrow} className={styles.plot} />;
}

interface PlotCaptionProps {
  drawn: DrawnFigure;
  /** Its number on the page: 'Fig. 2.' */
  number: number;
  className?: string | undefined;
}

/** The caption, in the same `figure` element. */
export function PlotCaption({ drawn, number, className }: PlotCaptionProps) {
  return (
    <figcaption className={className}>
      <b>Fig. {number}.</b> {drawn.caption}
    </figcaption>
  );
}
