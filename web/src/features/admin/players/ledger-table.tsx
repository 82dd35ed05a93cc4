import { Amount } from '#components/ui/amount';
import { DataTable } from '#components/ui/data-table';
import { instantLabel } from '#web/lib/format/dates';
import { kindLabel, type LedgerLine } from './admin-player';

/** Ledger lines: amounts, reason and resulting balances. */
export function LedgerTable({ lines }: { lines: readonly LedgerLine[] }) {
  if (lines.length === 0) return <p className="found-more">No transactions found.</p>;
  return (
    <DataTable
      caption="Ledger"
      columns={['No.', 'Date', 'Type', 'Change', 'Gold Coins balance', 'Sweeps Coins balance']}
    >
      {lines.map((line) => (
        <LedgerRow key={line.id} line={line} />
      ))}
    </DataTable>
  );
}

function LedgerRow({ line }: { line: LedgerLine }) {
  const { sequence, at, kind, postings, balances, actor } = line;
  const reason =
    line.adjustment?.reason ?? line.reversal?.reason ?? line.grant?.reason ?? line.accountChange?.step;
  return (
    <tr>
      <td>{sequence}</td>
      <td>{instantLabel(at)}</td>
      <th scope="row">
        {kindLabel(kind)}
        {reason !== undefined && <span className="found-more">{reason}</span>}
        {actor !== undefined && <span className="found-more">{`by ${actor.slice(0, 8)}`}</span>}
      </th>
      <td>
        {postings
          .filter(({ account, amount }) => account.startsWith('player:') && amount !== 0)
          .map(({ account, coin, amount }, index) => (
            // A transaction may debit and credit the same account, so the key needs the index.
            <Amount key={`${account} ${index}`} coin={coin} value={amount} signed />
          ))}
      </td>
      <td>
        <Amount coin="gold" value={balances.gold} />
      </td>
      <td>
        <Amount coin="sweeps" value={balances.sweepsUnplayed + balances.sweepsRedeemable} />
      </td>
    </tr>
  );
}
