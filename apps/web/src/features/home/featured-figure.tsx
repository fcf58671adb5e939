import { findFigure } from '@longreturn/site/art/figure';
import { Plot, PlotCaption } from '../../ui/plot.tsx';

const FIGURE_SIZE = { width: 440, height: 300 };

/** The figure of the featured article. Renders nothing if the article has none. */
export function FeaturedFigure({ name }: { name: string | null }) {
  const drawn = findFigure(name, FIGURE_SIZE);
  if (!drawn) return null;
  return (
    <figure>
      <Plot drawn={drawn} />
      <PlotCaption drawn={drawn} number={2} />
    </figure>
  );
}
