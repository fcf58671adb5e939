import { findFigure } from '@longreturn/site/art/figure';
import { findSlider } from '@longreturn/site/art/figure-sliders';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Plot, PlotCaption } from '../../ui/plot.tsx';
import { AnsweringPlot } from './answering-plot.tsx';
import styles from './article-figure.module.css';

/** The article's figure, shown below the title. Renders nothing if the article has none. */
export function ArticleFigure({ name }: { name: string | null }) {
  const drawn = findFigure(name);
  if (!drawn) return null;
  const slider = findSlider(name);
  return (
    <figure className={classNames(layout.grid, styles.figure)}>
      <div className={styles.plot}>
        {slider ? <AnsweringPlot key={name} drawn={drawn} slider={slider} /> : <Plot drawn={drawn} />}
      </div>
      <PlotCaption drawn={drawn} number={1} className={styles.caption} />
    </figure>
  );
}
