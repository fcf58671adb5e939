import type { FigureAnswer } from '@longreturn/site/art/figure-answers';
import type { FigureSlider } from '@longreturn/site/art/figure-sliders';
import type { DrawnFigure } from '@longreturn/site/art/figures/drawn-figure';
import { useEffect, useId, useRef, useState } from 'react';
import { Plot } from '../../ui/plot.tsx';
import styles from './answering-plot.module.css';

interface AnsweringPlotProps {
  drawn: DrawnFigure;
  slider: FigureSlider;
}

const loadAnswers = () => import('@longreturn/site/art/figure-answers');

/**
 * A figure that is redrawn for the value of the slider below it. Without JavaScript there is only the figure, and in
 * print there is a sentence instead of the slider.
 */
export function AnsweringPlot({ drawn, slider: { figure, label, min, max, step, start } }: AnsweringPlotProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<FigureAnswer>();
  const redraw = () => {
    const show = ({ FIGURE_ANSWERS }: Awaited<ReturnType<typeof loadAnswers>>) => {
      const at = input.current?.valueAsNumber ?? start.at;
      setAnswer((before) => (before || at !== start.at ? FIGURE_ANSWERS[figure]?.(at) : undefined));
    };
    loadAnswers().then(show, () => undefined); // after a failure, the next move loads the code again
  };
  // Loads the code in advance. The reader may have moved the slider before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the page gives each figure a key
  useEffect(redraw, []);
  const { value, sentence } = answer ?? start;
  return (
    <>
      <Plot drawn={answer ?? drawn} />
      <div className={styles.control}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{value}</span>
        <input
          ref={input}
          id={id}
          type="range"
          {...{ min, max, step }}
          defaultValue={start.at}
          aria-valuetext={value}
          onInput={redraw}
        />
        <output htmlFor={id}>{sentence}.</output>
      </div>
    </>
  );
}
