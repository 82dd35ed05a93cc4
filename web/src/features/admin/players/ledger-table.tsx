import { useState } from 'react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { Button } from '#components/ui/button';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import { gameNameOf } from '#web/lib/games/game-names';
import type { AdminColumn } from '../parts/admin-column';
import { AdminTable } from '../parts/admin-table';
import { DetailDrawer } from '../parts/detail-drawer';
import { kindLabel, type LedgerLine } from './admin-player';
import { reasonOf } from './ledger-reason';
import { RoundDetail } from './round-detail';

/**
 * Ledger lines: amounts, reason, resulting balances, and the round or order behind them.
 *
 * @param actions  the last column, for those who may act on a line
 */
export function LedgerTable({
  lines,
  actions,
}: {
  lines: readonly LedgerLine[];
  actions?: AdminColumn<LedgerLine> | undefined;
}) {
  const [round, setRound] = useState<Round | null>(null);
  const columns: readonly AdminColumn<LedgerLine>[] = [
    { name: 'No.', cell: ({ sequence }) => sequence },
    { name: 'Date', cell: ({ at }) => instantLabel(at), className: 'whitespace-nowrap' },
    { name: 'Type', cell: (line) => <Kind line={line} onRound={setRound} />, isRowHead: true },
    { name: 'Change', cell: (line) => <Change line={line} />, isNumeric: true },
    {
      name: 'Gold Coins balance',
      cell: ({ balances }) => <Amount coin="gold" value={balances.gold} />,
      isNumeric: true,
    },
    {
      name: 'Sweeps Coins balance',
      cell: ({ balances }) => (
        <Amount coin="sweeps" value={balances.sweepsUnplayed + balances.sweepsRedeemable} />
      ),
      isNumeric: true,
    },
    ...(actions ? [actions] : []),
  ];
  return (
    <>
      <AdminTable caption="Ledger" columns={columns} rows={lines} idOf={({ id }) => id} />
      <DetailDrawer of={round} titleOf={({ id }) => `Round ${id.slice(0, 8)}`} onClose={() => setRound(null)}>
        {(open) => <RoundDetail round={open} />}
      </DetailDrawer>
    </>
  );
}

function Kind({ line, onRound }: { line: LedgerLine; onRound: (round: Round) => void }) {
  const { kind, actor, actorName, round, order } = line;
  const reason = reasonOf(line);
  return (
    <>
      {kindLabel(kind)}
      {reason !== undefined && <span className="found-more">{reason}</span>}
      {actor !== undefined && (
        <span className="found-more">
          by{' '}
          <Link className="text-link" to={dashboardPaths.player(actor)}>
            {actorName ?? actor}
          </Link>
        </span>
      )}
      {round && (
        <span className="found-more">
          <Button variant="link" onClick={() => onRound(round)}>
            {gameNameOf(round.gameId)}
          </Button>
        </span>
      )}
      {order && (
        <Link className="text-link found-more" to={dashboardPaths.order(order.id)}>
          {`Order ${order.id}`}
        </Link>
      )}
    </>
  );
}

function Change({ line: { postings } }: { line: LedgerLine }) {
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1 justify-end">
      {postings
        .filter(({ account, amount }) => account.startsWith('player:') && amount !== 0)
        .map(({ account, coin, amount }, index) => (
          // A transaction may debit and credit the same account, so the key needs the index.
          <Amount key={`${account} ${index}`} coin={coin} value={amount} signed />
        ))}
    </span>
  );
}
