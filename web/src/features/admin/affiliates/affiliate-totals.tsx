import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { countLabel } from '#web/lib/format/numbers';
import { dollarLabel } from '../../affiliates/affiliate-copy';

type Totals = GetAnswer<'/admin/affiliates'>['items'][number]['totals'];

/** What an affiliate has brought and earned, of all time. */
export function AffiliateTotals({ totals }: { totals: Totals }) {
  const { clicks, signUps, netCents, pendingCents, approvedCents, paidCents } = totals;
  const shown = [
    ['Clicks', countLabel(clicks)],
    ['Sign-ups', countLabel(signUps)],
    ['Net revenue', dollarLabel(netCents)],
    ['Pending', dollarLabel(pendingCents)],
    ['Approved', dollarLabel(approvedCents)],
    ['Paid', dollarLabel(paidCents)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-4 tabular" aria-label="Totals">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
