import { Dices, Gift, KeyRound, Package } from 'lucide-react';
import { Link } from 'react-router';
import { Amount } from '#components/ui/amount';
import { gameNameOf } from '#web/lib/game-names';
import { paths } from '#web/lib/paths';
import type { Transaction } from '#web/lib/play-fab-ops-types';
import { accountName, describeTransaction } from './transaction-words';

const icons = { round: Dices, grant: Gift, 'seed-rotation': KeyRound, order: Package };
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** One transaction: what it was and what it changed; opened, every posting with the balances after it. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { title, detail, changes } = describeTransaction(transaction, gameNameOf);
  const Icon = icons[transaction.kind];
  return (
    <li>
      <details className="transaction">
        <summary className="transaction-summary">
          <span className="transaction-icon">
            <Icon aria-hidden="true" size={20} />
          </span>
          <span className="transaction-title">
            {title}
            <span className="transaction-detail">
              <time dateTime={transaction.at}>{timeFormat.format(new Date(transaction.at))}</time>
              {detail && ` · ${detail}`}
            </span>
          </span>
          <span className="transaction-changes">
            {changes.map(({ coin, amount }) => (
              <Amount key={coin} coin={coin} value={amount} signed />
            ))}
          </span>
        </summary>
        <Postings transaction={transaction} />
        {transaction.order && (
          <Link className="text-link" to={paths.order(transaction.order.id)}>
            See this order
          </Link>
        )}
      </details>
    </li>
  );
}

function Postings({ transaction: { sequence, postings, balances } }: { transaction: Transaction }) {
  return (
    <table className="postings">
      <caption className="sr-only">{`Where the coins of transaction ${sequence} came from and went`}</caption>
      <tbody>
        {postings.map(({ account, coin, amount }, line) => (
          // An account can stand in two lines, as when a round takes a stake and pays out.
          <tr key={line}>
            <th scope="row">{accountName(account)}</th>
            <td>
              <Amount coin={coin} value={amount} signed />
            </td>
          </tr>
        ))}
        <tr className="postings-after">
          <th scope="row">Your coins afterwards</th>
          <td>
            <Amount coin="gold" value={balances.gold} />
            <Amount coin="sweeps" value={balances.sweepsUnplayed + balances.sweepsRedeemable} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Number in your ledger</th>
          <td>{sequence}</td>
        </tr>
      </tfoot>
    </table>
  );
}
