import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { games } from 'virtual:catalog';
import { PageHead } from '#components/page-head';
import { Panel } from '#components/ui/panel';
import { isSamePath, paths } from '#web/lib/paths';
import { filtersIn, writeFilters } from '../../features/wallet/history/filter-address';
import TransactionHistory from '../../features/wallet/history/transaction-history';

/** The list loads its own lines, page by page. */
export const load = () => null;

/** Filters are search parameters; changing them does not run the guard again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  !isSamePath(currentUrl.pathname, nextUrl.pathname);

/** Every transaction of the player. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title="History"
        path={paths.accountSection('history')}
        description="Every transaction on your balances."
      />
      <div>
        <h1 className="page-title">History</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          Every round, gift, order and limit change, with the balances after it. You can download it at any
          time. Rounds include their seeds.
        </p>
      </div>
      <Panel title="Your transactions">
        <TransactionHistory
          filters={filtersIn(search, games)}
          onFilter={(filters) =>
            setSearch(writeFilters(filters), { replace: true, preventScrollReset: true })
          }
        />
      </Panel>
    </div>
  );
}
