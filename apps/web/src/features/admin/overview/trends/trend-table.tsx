import type { Trends } from '@longreturn/contract/trends';
import styles from './trend-table.module.css';
import { dayText, formatNumber, TREND_NAMES, TREND_TITLES } from './trend-text.ts';

/** The numbers of the charts as a table, the latest day first. Folded until the user opens it. */
export function TrendTable({ days }: Pick<Trends, 'days'>) {
  return (
    <details className={styles.details}>
      <summary>Numbers by day</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.scroll} aria-label="Numbers by day" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {TREND_NAMES.map((name) => (
                <th key={name} scope="col">
                  {TREND_TITLES[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{dayText(day.date)}</th>
                {TREND_NAMES.map((name) => (
                  <td key={name}>{formatNumber(day[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
