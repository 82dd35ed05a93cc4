import { Note } from '#components/ui/note';
import type { AffiliateMetrics, AffiliateLink } from '#contracts/affiliates/routes';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { type DateRange, daysIn } from '#web/lib/filters/date-range';
import { stateLabel } from './affiliate-copy';
import { CommissionMetrics } from './commission-metrics';
import { DailyMetrics } from './daily-metrics';
import { LinkMetrics } from './link-metrics';
import { metricLabel, tileColumns } from './metric-columns';
import { StateMetrics } from './state-metrics';

type Metrics = GetAnswer<'/affiliates/metrics'>;

/** Metrics by day, link and state, and commission totals: each as a chart with a table behind it. */
export function MetricsPanel({
  metrics,
  links,
  range,
}: {
  metrics: Metrics;
  links: readonly AffiliateLink[];
  range: DateRange;
}) {
  const byDay = new Map(metrics.days.map((each) => [each.day, each.metrics]));
  const days = daysIn(range).map((day) => ({ name: day, metrics: byDay.get(day) ?? nothing }));
  const nameOf = new Map(links.map(({ code, name }) => [code, name]));
  const byLink = metrics.links.map((each) => ({
    name: nameOf.get(each.link) ?? each.link,
    metrics: each.metrics,
  }));
  const byState = metrics.states
    .filter(({ metrics: { signUps, netCents } }) => signUps > 0 || netCents !== 0)
    .map(({ state, metrics: own }) => ({ name: stateLabel(state), metrics: own }));

  return (
    <>
      <dl className="grid grid-fit-36 gap-3">
        {tileColumns.map((column) => (
          <div key={column.name} className="panel rounded-md p-4 border-line">
            <dt className="text-sm text-muted">{column.name}</dt>
            <dd className="font-display text-xl font-bold tabular">{metricLabel(column, metrics.total)}</dd>
          </div>
        ))}
      </dl>
      <Note className="max-inline-prose">
        We count a click only after the visitor agrees, and we exclude bots. Your own tracker may show higher
        numbers. Days are in UTC.
      </Note>
      <div className="grid grid-fit-104 gap-6">
        <DailyMetrics days={days} range={range} />
        <CommissionMetrics {...metrics.commission} />
        <LinkMetrics links={byLink} range={range} />
        <StateMetrics states={byState} range={range} />
      </div>
    </>
  );
}

const nothing: AffiliateMetrics = {
  clicks: 0,
  visitors: 0,
  signUps: 0,
  firstPurchases: 0,
  purchasesCents: 0,
  refundsCents: 0,
  redemptionsCents: 0,
  feesCents: 0,
  netCents: 0,
  commissionCents: 0,
  reversedCents: 0,
};
