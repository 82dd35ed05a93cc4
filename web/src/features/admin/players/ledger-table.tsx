import { Amount } from '#components/ui/amount';
import { instantLabel } from '#web/lib/format/dates';
import { type AdminColumn, AdminTable } from '../parts/admin-table';
import { kindLabel, type LedgerLine } from './admin-player';

const columns: readonly AdminColumn<LedgerLine>[] = [
  { name: 'No.', cell: ({ sequence }) => sequence },
  { name: 'Date', cell: ({ at }) => instantLabel(at) },
  { name: 'Type', cell: (line) => <Kind line={line} />, isRowHead: true },
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
];

/** Ledger lines: amounts, reason and resulting balances. */
export function LedgerTable({ lines }: { lines: readonly LedgerLine[] }) {
  return <AdminTable caption="Ledger" columns={columns} rows={lines} idOf={({ id }) => id} />;
}

function Kind({ line }: { line: LedgerLine }) {
  const { kind, actor } = line;
  const reason =
    line.adjustment?.reason ?? line.reversal?.reason ?? line.grant?.reason ?? line.accountChange?.step;
  return (
    <>
      {kindLabel(kind)}
      {reason !== undefined && <span className="found-more">{reason}</span>}
      {actor !== undefined && <span className="found-more">{`by ${actor.slice(0, 8)}`}</span>}
    </>
  );
}

function Change({ line: { postings } }: { line: LedgerLine }) {
  return postings
    .filter(({ account, amount }) => account.startsWith('player:') && amount !== 0)
    .map(({ account, coin, amount }, index) => (
      // A transaction may debit and credit the same account, so the key needs the index.
      <Amount key={`${account} ${index}`} coin={coin} value={amount} signed />
    ));
}
