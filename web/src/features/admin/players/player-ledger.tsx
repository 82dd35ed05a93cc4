import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { FilterBar, type FilterField } from '#components/ui/filter-bar';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import { transactionKinds } from '#domain/ledger/ledger-detail';
import type { ListPage } from '#web/lib/api/long-list';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { useLongList } from '#web/lib/api/use-long-list';
import { choiceIn } from '#web/lib/filters/filters';
import { PagedList } from '../parts/paged-list';
import { WhenLoaded } from '../parts/when-loaded';
import { kindLabel, type LedgerLine } from './admin-player';
import { LedgerTable } from './ledger-table';

/** All transactions, or those of one kind. */
const kinds = ['', ...transactionKinds] as const;

const fields: readonly FilterField<'kind'>[] = [
  {
    name: 'kind',
    label: 'Type',
    choices: kinds.map((value) => ({ value, label: value === '' ? 'All' : kindLabel(value) })),
  },
];

/** The lines of a ledger to show. */
interface LedgerQuery {
  readonly player: string;
  readonly kind: (typeof kinds)[number];
}

async function readLines({ player, kind }: LedgerQuery, before?: string): Promise<ListPage<LedgerLine>> {
  const query = { kind: kind || undefined, before: before === undefined ? undefined : Number(before) };
  const { items, next } = await playFabOps.get('/admin/players/{player}/transactions', {
    path: { player },
    query,
  });
  return { items, next: next === null ? null : String(next) };
}

/** The ledger of a player, complete or filtered by kind with a search parameter. */
export function PlayerLedger({ player, sequence }: { player: string; sequence: number }) {
  const [search] = useSearchParams();
  const kind = choiceIn(search, 'kind', kinds);
  return (
    <Panel title="Ledger" className="col-span-full">
      <FilterBar label="Ledger" fields={fields} filters={{ kind }} />
      <Ledger key={`${kind} ${sequence}`} player={player} kind={kind} />
    </Panel>
  );
}

function Ledger({ player, kind }: LedgerQuery) {
  const first = useLoaded(useCallback(() => readLines({ player, kind }), [player, kind]));
  return (
    <WhenLoaded of={first} skeleton={<Skeleton className="block rounded-sm block-48" />}>
      {(page) => <Lines of={{ player, kind }} first={page} />}
    </WhenLoaded>
  );
}

function Lines({ of, first }: { of: LedgerQuery; first: ListPage<LedgerLine> }) {
  const list = useLongList(
    first,
    ({ id }) => id,
    (before) => readLines(of, before),
  );
  return (
    <PagedList of={list} empty={<p className="found-more">No transactions found.</p>}>
      <LedgerTable lines={list.items} />
    </PagedList>
  );
}
