import type { Revenue } from '@longreturn/contract/admin-membership';
import { BarChart } from '@mantine/charts';
import { ChartTip } from '../../chart-frame.tsx';
import { formatDollars } from '../../format-dollars.ts';
import { monthText } from './revenue-text.ts';

type Month = Revenue['months'][number];

const SERIES = [{ name: 'dollars', color: 'var(--green)' }];

/** A bar for the revenue of each month. */
export function RevenueChart({ months }: { months: Month[] }) {
  return (
    <BarChart
      h="100%"
      data={months}
      dataKey="month"
      series={SERIES}
      withXAxis={false}
      withYAxis={false}
      gridAxis="none"
      maxBarWidth={36}
      minBarSize={1}
      barProps={{ isAnimationActive: false, radius: 0 }}
      unstyled
      barChartProps={{ margin: { top: 4, right: 0, bottom: 0, left: 0 }, accessibilityLayer: false }}
      tooltipProps={{
        cursor: { fill: 'var(--sunk)' },
        content: ({ payload }) => <MonthTip month={payload?.[0]?.payload as Month | undefined} />, // an entry of `data`
      }}
    />
  );
}

function MonthTip({ month }: { month: Month | undefined }) {
  return month ? <ChartTip label={monthText(month.month)} value={formatDollars(month.dollars)} /> : null;
}
