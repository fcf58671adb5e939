import { AreaChart } from '@mantine/charts';
import styles from './trend-chart.module.css';
import { type DayCount, dayText, formatNumber, sumOf, trendSummary } from './trend-text.ts';

const SERIES = [{ name: 'count', color: 'var(--green)' }];

interface TrendChartProps {
  title: string;
  days: DayCount[];
  /** Whether the tab is open. In a closed tab, recharts would warn that the chart has no width. */
  isShown: boolean;
}

/** The total of a period, and a line chart of the daily numbers. */
export function TrendChart({ title, days, isShown }: TrendChartProps) {
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>
        <b>{formatNumber(sumOf(days))}</b> {title}
      </figcaption>
      <div className={styles.line} role="img" aria-label={trendSummary(title, days)}>
        {isShown ? <TrendLine days={days} /> : null}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{first ? dayText(first.date) : ''}</span>
        <span>{last ? dayText(last.date) : ''}</span>
      </div>
    </figure>
  );
}

function TrendLine({ days }: Pick<TrendChartProps, 'days'>) {
  return (
    <AreaChart
      h="100%"
      data={days}
      dataKey="date"
      series={SERIES}
      curveType="monotone"
      strokeWidth={1.5}
      fillOpacity={0.12}
      withGradient={false}
      withDots={false}
      withXAxis={false}
      withYAxis={false}
      gridAxis="none"
      accessibilityLayer={false}
      unstyled
      areaChartProps={{ margin: { top: 4, right: 1, bottom: 1, left: 1 } }}
      tooltipProps={{
        cursor: { stroke: 'var(--rule-control)' },
        content: ({ payload }) => <DayTip day={payload?.[0]?.payload as DayCount | undefined} />, // an entry of `data`
      }}
    />
  );
}

function DayTip({ day }: { day: DayCount | undefined }) {
  if (!day) return null;
  return (
    <p className={styles.tip}>
      {dayText(day.date)} <b>{formatNumber(day.count)}</b>
    </p>
  );
}
