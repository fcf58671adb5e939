import { findFigure } from '@longreturn/site/art/figure';
import { Plot, PlotCaption } from '../../ui/plot.tsx';

const FIGURE_SIZE = { width: 440, height: 300 };

interface LeadFigureProps {
  name: string | null;
  /** The number of the figure on the page: 2 for 'Fig. 2.' */
  number: number;
}

/** The figure of an article lead. Renders nothing if the article has none. */
export function LeadFigure({ name, number }: LeadFigureProps) {
  const drawn = findFigure(name, FIGURE_SIZE);
  if (!drawn) return null;
  return (
    <figure>
      <Plot drawn={drawn} />
      <PlotCaption drawn={drawn} number={number} />
    </figure>
  );
}
