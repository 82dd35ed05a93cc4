import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { FilterBar } from '#components/ui/filter-bar';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { ListPage } from '#web/lib/api/long-list';
import { useLoaded } from '#web/lib/api/use-loaded';
import { useLongList } from '#web/lib/api/use-long-list';
import { dayFault } from '#web/lib/filters/day-filter';
import type { AdminColumn } from '../parts/admin-column';
import { PagedList } from '../parts/paged-list';
import { WhenLoaded } from '../parts/when-loaded';
import type { AdminPlayer, LedgerLine, PlayerChanged } from './admin-player';
import type { SuggestedCorrection } from './correction-instead';
import { LedgerExportButton } from './ledger-export-button';
import { ledgerFields, type LedgerFilters, ledgerFiltersIn } from './ledger-filters';
import { LedgerTable } from './ledger-table';
import { readLedger } from './read-ledger';
import { ReverseButton } from './reverse-button';
import { withWrittenLines } from './written-lines';

interface LedgerProps {
  of: AdminPlayer;
  isSuperadmin: boolean;
  /** Transactions that this admin has just made, which the ledger may still lack. */
  written: readonly LedgerLine[];
  onChange: PlayerChanged;
  onCorrect: (correction: SuggestedCorrection) => void;
}

/** The ledger of a player, filtered by search parameters; superadmins reverse its transactions. */
export function PlayerLedger(props: LedgerProps) {
  const { player, sequence } = props.of;
  const [search] = useSearchParams();
  const filters = ledgerFiltersIn(search);
  const key = Object.values(filters).join(' ');
  return (
    <Panel title="Ledger" className="col-span-full">
      <FilterBar
        label="Ledger"
        fields={ledgerFields}
        filters={filters}
        check={dayFault}
        hint="Days are in your time zone."
        isClearable
      />
      <Ledger key={`${key} ${sequence}`} {...props} filters={filters} />
      <LedgerExportButton key={`export ${key}`} player={player} filters={filters} />
    </Panel>
  );
}

function Ledger({ filters, ...props }: LedgerProps & { filters: LedgerFilters }) {
  const { player } = props.of;
  const { kind, coin, from, to } = filters;
  const first = useLoaded(
    useCallback(() => readLedger(player, { kind, coin, from, to }), [player, kind, coin, from, to]),
  );
  return (
    <WhenLoaded of={first} skeleton={<Skeleton className="block rounded-sm block-48" />}>
      {(page) => <Lines {...props} filters={filters} first={page} />}
    </WhenLoaded>
  );
}

function Lines({
  of,
  isSuperadmin,
  written,
  onChange,
  onCorrect,
  filters,
  first,
}: LedgerProps & { filters: LedgerFilters; first: ListPage<LedgerLine, number> }) {
  const list = useLongList(
    withWrittenLines(first, written, filters),
    ({ id }) => id,
    (before) => readLedger(of.player, filters, before),
  );
  // A reversal on a page that is not loaded, or that the filters leave out, is unknown here; the server reverses once in any case.
  const reversed = new Set(list.items.flatMap(({ reversal }) => (reversal ? [reversal.of] : [])));
  const reverse: AdminColumn<LedgerLine> = {
    name: 'Reverse',
    cell: (line) =>
      reversed.has(line.id) ? (
        'Reversed'
      ) : (
        <ReverseButton of={of} line={line} onChange={onChange} onCorrect={onCorrect} />
      ),
  };
  return (
    <PagedList of={list} empty={<Note>No transactions found.</Note>}>
      <LedgerTable lines={list.items} actions={isSuperadmin && !of.closed ? reverse : undefined} />
    </PagedList>
  );
}
