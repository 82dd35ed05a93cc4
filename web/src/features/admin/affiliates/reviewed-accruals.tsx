import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Note } from '#components/ui/note';
import { Skeleton } from '#components/ui/skeleton';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { useLoaded } from '#web/lib/api/use-loaded';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { dollarLabel, kindNames, reversalMessages } from '../../affiliates/affiliate-copy';
import { CommissionStatus } from '../../affiliates/commission-status';
import { programDayLabel } from '../../affiliates/day-copy';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import { PagedList } from '../parts/paged-list';
import { StatusMessage } from '../parts/status-message';
import { useNamedList } from '../parts/use-named-list';
import { WhenLoaded } from '../parts/when-loaded';
import type { Reviewed } from './reviewed';
import { TakeBack } from './take-back';

type Page = GetAnswer<'/admin/affiliates/{affiliate}/accruals'>;

const columnsOf = (nameOf: (player: string) => string): readonly AdminColumn<Reviewed>[] => [
  {
    name: 'Date (UTC)',
    cell: ({ at }) => programDayLabel(at),
    isRowHead: true,
    className: 'whitespace-nowrap',
  },
  { name: 'Type', cell: ({ kind }) => kindNames[kind] },
  {
    name: 'Link and click',
    cell: ({ link, click }) => (
      <>
        {link} <code>{click.slice(0, 6)}</code>
      </>
    ),
  },
  {
    name: 'Player',
    cell: ({ player }) => (
      <Link className="text-link" to={dashboardPaths.player(player)} title={player}>
        {nameOf(player)}
      </Link>
    ),
    className: 'wrap-anywhere',
  },
  { name: 'Net', cell: ({ netCents }) => dollarLabel(netCents), isNumeric: true },
  {
    name: 'Commission',
    cell: ({ commissionCents, reversal }) => (
      <CommissionStatus commissionCents={commissionCents} reversal={reversal} />
    ),
    isNumeric: true,
  },
];

const readLines = (affiliate: string, before?: string): Promise<Page> =>
  playFabOps.get('/admin/affiliates/{affiliate}/accruals', { path: { affiliate }, query: { before } });

/** All accruals of an affiliate with the players behind them, and the form to reverse one. */
export function ReviewedAccruals({ affiliate }: { affiliate: string }) {
  const first = useLoaded(useCallback(() => readLines(affiliate), [affiliate]));
  return (
    <WhenLoaded of={first} skeleton={<Skeleton className="block rounded-sm block-32" />}>
      {(page) => <Lines affiliate={affiliate} first={page} />}
    </WhenLoaded>
  );
}

function Lines({ affiliate, first }: { affiliate: string; first: Page }) {
  const lines = useNamedList(
    first,
    ({ id }) => id,
    (before) => readLines(affiliate, before),
  );
  const [message, setMessage] = useState('');

  function takenBack(line: Reviewed) {
    lines.change((known) => known.map((each) => (each.id === line.id ? line : each)));
    setMessage('Commission reversed.');
  }

  return (
    <>
      <StatusMessage>{message}</StatusMessage>
      <PagedList of={lines} empty={<Note className="max-inline-prose">No commissions yet.</Note>}>
        <AdminTable
          caption="Commissions"
          columns={[
            ...columnsOf(lines.nameOf),
            {
              name: 'Reversal',
              cell: (line) =>
                line.reversal
                  ? reversalMessages[line.reversal.reason]
                  : line.leftCents > 0 && (
                      <TakeBack affiliate={affiliate} line={line} onTakenBack={takenBack} />
                    ),
            },
          ]}
          rows={lines.items}
          idOf={({ id }) => id}
        />
      </PagedList>
    </>
  );
}
