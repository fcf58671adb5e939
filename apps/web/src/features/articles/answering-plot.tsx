import type { FIGURE_ANSWERS } from '@longreturn/site/art/figure-answers';
import type { FigureSlider } from '@longreturn/site/art/figure-sliders';
import type { DrawnFigure } from '@longreturn/site/art/figures/drawn-figure';
import { useEffect, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Plot } from '../../ui/plot.tsx';
import styles from './answering-plot.module.css';

interface AnsweringPlotProps {
  drawn: DrawnFigure;
  slider: FigureSlider;
}

const loadAnswers = () => import('@longreturn/site/art/figure-answers');

/**
 * A figure that is redrawn for the value of the slider below it. The slider is disabled until its code has loaded, and
 * hidden if the code fails to load. Without JavaScript there is only the figure. Print has the sentence with the
 * answer, but not the slider.
 */
export function AnsweringPlot({ drawn, slider: { figure, label, min, max, step, start } }: AnsweringPlotProps) {
  const id = useId();
  const [answers, setAnswers] = useState<typeof FIGURE_ANSWERS | 'failed'>();
  const [at, setAt] = useState(start.at);
  useEffect(() => {
    loadAnswers().then(
      (code) => setAnswers(code.FIGURE_ANSWERS),
      () => setAnswers('failed'),
    );
  }, []);
  const hasFailed = answers === 'failed';
  const answer = hasFailed || at === start.at ? undefined : answers?.[figure]?.(at);
  const { value, sentence } = answer ?? start;
  return (
    <>
      <Plot drawn={answer ?? drawn} />
      <div className={classNames(styles.control, hasFailed && styles.failed)}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true">{value}</span>
        <input
          id={id}
          type="range"
          {...{ min, max, step }}
          value={at}
          disabled={!answers}
          autoComplete="off" // otherwise a browser may restore another value before the code has loaded
          aria-valuetext={value}
          onChange={({ target }) => setAt(target.valueAsNumber)}
        />
        <output htmlFor={id}>{sentence}.</output>
      </div>
    </>
  );
}
