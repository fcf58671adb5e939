import { findFigure } from '@longreturn/site/art/figure';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Plot, PlotCaption } from '../../ui/plot.tsx';
import styles from './article-figure.module.css';

/** The article's figure below its title, if it has one. */
export function ArticleFigure({ name }: { name: string | null }) {
  const drawn = findFigure(name);
  if (!drawn) return null;
  return (
    <figure className={classNames(layout.grid, styles.figure)}>
      <div className={styles.plot}>
        <Plot drawn={drawn} />
      </div>
      <PlotCaption drawn={drawn} number={1} className={styles.caption} />
    </figure>
  );
}
