import { gameNameOf } from '#web/lib/games/game-names';
import { ExportCsv } from '../parts/export-csv';
import { ledgerColumns, ledgerRow } from './ledger-export';
import type { LedgerFilters } from './ledger-filters';
import { readWholeLedger } from './read-ledger';

/** Saves the transactions that pass the filters as CSV, also those of pages that were not opened. */
export function LedgerExportButton({ player, filters }: { player: string; filters: LedgerFilters }) {
  return (
    <ExportCsv
      file={`ledger-${player}`}
      columns={ledgerColumns}
      rows={async (onRead) => {
        const { items, isCut } = await readWholeLedger(player, filters, onRead);
        return { items: items.map((line) => ledgerRow(line, gameNameOf)), isCut };
      }}
    />
  );
}
