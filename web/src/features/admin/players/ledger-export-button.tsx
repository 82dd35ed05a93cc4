import { Download } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { useAttempt } from '#web/lib/api/use-attempt';
import { gameNameOf } from '#web/lib/games/game-names';
import { ledgerColumns, ledgerRow } from './ledger-export';
import type { LedgerFilters } from './ledger-filters';
import { readWholeLedger } from './read-ledger';

/** Saves every transaction that passes the filters as CSV, also those of pages that were not opened. */
export function LedgerExportButton({ player, filters }: { player: string; filters: LedgerFilters }) {
  const { isPending, failure, send } = useAttempt();
  const [count, setCount] = useState(0);

  async function save() {
    const [lines, { saveRows }] = await Promise.all([
      readWholeLedger(player, filters, setCount),
      import('#web/lib/page/save-csv'),
    ]);
    saveRows(`ledger-${player}.csv`, [ledgerColumns, ...lines.map((line) => ledgerRow(line, gameNameOf))]);
  }

  return (
    <>
      <Button
        variant="quiet"
        className="justify-self-start"
        pending={isPending}
        onClick={() => {
          setCount(0);
          void send(save);
        }}
      >
        <Download aria-hidden="true" size={18} />
        Export CSV
      </Button>
      <span className="found-more" role="status">
        {isPending && count > 0 && `${count} transactions read…`}
      </span>
      {failure !== null && <FailureNotice failure={failure} />}
    </>
  );
}
