import { useCallback } from 'react';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLoaded } from '#web/lib/api/use-loaded';
import { countLabel } from '#web/lib/format/numbers';
import { dollarLabel } from '../../affiliates/affiliate-copy';
import { WhenLoaded } from '../parts/when-loaded';

type Totals = GetAnswer<'/admin/affiliates/{affiliate}/totals'>['totals'];

/** What an affiliate has brought and earned, of all time. */
export function AffiliateTotals({ affiliate }: { affiliate: string }) {
  const loaded = useLoaded(
    useCallback(
      () => playFabOps.get('/admin/affiliates/{affiliate}/totals', { path: { affiliate } }),
      [affiliate],
    ),
  );
  return (
    <WhenLoaded of={loaded} skeleton={<Skeleton className="block rounded-sm block-12" />}>
      {({ totals }) => <TotalsList totals={totals} />}
    </WhenLoaded>
  );
}

function TotalsList({ totals }: { totals: Totals }) {
  const { clicks, signUps, netCents, pendingCents, approvedCents, paidCents } = totals;
  const shown = [
    ['Clicks with consent', countLabel(clicks)],
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
