import { ever } from '#domain/ledger/metric-names';
import type { Row } from '#lambdas/runtime/aws/stream-rows';
import type { LedgerRows } from '#lambdas/wallet/stores/ledger-rows';

/** In-memory fake of ledger rows with small pages, to test paging. */
export function createFakeLedgerRows(rows: readonly Row[], rowsPerPage = 3): LedgerRows {
  return {
    async after(player, sequence, limit) {
      return rows
        .filter((row) => row['player'] === player && (row['sequence'] as number) > sequence)
        .sort((left, right) => (left['sequence'] as number) - (right['sequence'] as number))
        .slice(0, Math.min(limit, rowsPerPage));
    },
    async ofDay(day, from) {
      const first = from ? rows.findIndex(({ entry }) => entry === from.entry) + 1 : 0;
      const page = rows.slice(first, first + rowsPerPage);
      const last = page.at(-1);
      const isEnd = first + rowsPerPage >= rows.length || !last;
      return {
        rows: page.filter(({ at }) => day === ever || (at as string).startsWith(day)),
        next: isEnd ? null : { player: last['player'] as string, entry: last['entry'] as string },
      };
    },
  };
}
