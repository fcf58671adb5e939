import { formatDate } from '@longreturn/contract/format-time';
import { brierScore, FORECAST_LEDGER, type Forecast, wasRight } from '@longreturn/site/forecasts';
import { bylineName } from '../../lib/byline-name.ts';
import { useSite } from '../../lib/use-site.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconCheck, IconClose } from '../../ui/icons.tsx';
import { Day } from '../../ui/meta-row.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './forecast-table.module.css';

const { title, lede, forecasts } = FORECAST_LEDGER;

/** The section with the hosts' forecasts and the outcomes. */
export function ForecastTable() {
  return (
    <Section title={title} head="beside">
      <p className={text.lede}>{lede}</p>
      <table className={styles.table}>
        <caption>
          <b>Brier score: {brierScore(forecasts).toFixed(2)}.</b> Zero is perfect; giving 50% to every forecast scores
          0.25. A confident mistake costs the most.
        </caption>
        <thead>
          <tr>
            <th scope="col">Forecast</th>
            <th scope="col">Probability</th>
            <th scope="col">Due</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {forecasts.map((forecast) => (
            <Row key={forecast.statement} forecast={forecast} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Row({ forecast }: { forecast: Forecast }) {
  const { host, statement, probability, made, due, fact } = forecast;
  const author = useSite().hosts.find(({ slug }) => slug === host);
  const isRight = wasRight(forecast);
  return (
    <tr>
      <th scope="row">
        {statement}
        <span className={text.meta}>
          {author ? `${bylineName(author)}, ` : null}
          {formatDate(made)}
        </span>
      </th>
      <td className={styles.probability}>{Math.round(probability * 100)}%</td>
      <td className={classNames(text.meta, styles.due)}>
        <Day at={due} />
      </td>
      <td className={styles.outcome}>
        <b>
          {isRight ? <IconCheck /> : <IconClose />}
          {isRight ? 'Right' : 'Wrong'}
        </b>
        <span className={text.meta}>{fact}</span>
      </td>
    </tr>
  );
}
