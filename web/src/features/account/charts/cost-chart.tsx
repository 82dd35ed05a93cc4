import { Bar } from 'react-chartjs-2';
import { settingOf, token } from '#web/lib/page/chart-setting';
import type { Cost } from './true-cost';

const monthsOfFullWidth = 6;

/** Spending and redemptions by month. */
export default function CostChart({
  months,
  write,
  label,
}: {
  /** Oldest first, each with its name. */
  months: readonly (Cost & { readonly name: string })[];
  write: (cents: number) => string;
  label: string;
}) {
  // The bars of a single month stand side by side over its name instead of filling the chart.
  const categoryPercentage = Math.min(0.8, months.length / monthsOfFullWidth);
  return (
    <div className="relative block-56 inline-full">
      <Bar
        role="img"
        aria-label={label}
        options={settingOf<'bar'>(write)}
        data={{
          labels: months.map(({ name }) => name),
          datasets: [
            {
              label: 'Spent',
              data: months.map(({ spentCents }) => spentCents),
              backgroundColor: token('--accent'),
              borderRadius: 6,
              categoryPercentage,
            },
            {
              label: 'Redeemed',
              data: months.map(({ redeemedCents }) => redeemedCents),
              backgroundColor: token('--primary'),
              borderRadius: 6,
              categoryPercentage,
            },
          ],
        }}
      />
    </div>
  );
}
