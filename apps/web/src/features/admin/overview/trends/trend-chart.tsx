import { AreaChart } from '@mantine/charts';
import { ChartFrame, ChartTip } from '../../chart-frame.tsx';
import { type DayCount, dayText, formatNumber, sumOf, trendSummary } from './trend-text.ts';

const SERIES = [{ name: 'count', color: 'var(--green)' }];

interface TrendChartProps {
  title: string;
  days: DayCount[];
  /** Whether the tab is open. */
  isShown: boolean;
}

/** The total of a period, and a line chart of the daily numbers. */
export function TrendChart({ title, days, isShown }: TrendChartProps) {
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <ChartFrame
      value={formatNumber(sumOf(days))}
      title={title}
      summary={trendSummary(title, days)}
      labels={[first, last].map((day) => (day ? dayText(day.date) : ''))}
      height={88}
      isShown={isShown}
    >
      <TrendLine days={days} />
    </ChartFrame>
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
  return <ChartTip label={dayText(day.date)} value={formatNumber(day.count)} />;
}
