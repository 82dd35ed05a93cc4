import { type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { isSamePath, paths } from '#web/lib/paths';
import { spans } from '../../features/account/charts/balance-points';
import { BalancesPanel } from '../../features/account/charts/balances-panel';
import { CostPanel } from '../../features/account/charts/cost-panel';
import { readCostLines } from '../../features/account/charts/read-cost-lines';
import '../../features/account/charts/charts.css';

/** Loads the ledger lines of the cost, and the player's time zone. */
export async function load() {
  const [lines, { residency }] = await Promise.all([readCostLines(), playFabOps.get('/play-limits')]);
  return { lines, timeZone: residency.timeZone, now: new Date() };
}

/** The span is a search parameter; changing it does not reload the cost. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !isSamePath(currentUrl.pathname, nextUrl.pathname);

/** The cost of play and the history of the balances. */
export function Component() {
  const { lines, timeZone, now } = useLoaderData<typeof load>();
  const [search] = useSearchParams();
  const span = spans.find(({ id }) => id === search.get('span')) ?? spans[1];
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="Balances and cost"
        path={paths.accountSection('charts')}
        description="What you spent, what you redeemed and how your balances changed."
      />
      <div>
        <h1 className="page-title">Balances and cost</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          Calculated from your history, line by line. You can check the sum yourself.
        </p>
      </div>
      <CostPanel {...{ lines, timeZone, now }} />
      <BalancesPanel {...{ span, timeZone }} />
    </div>
  );
}
