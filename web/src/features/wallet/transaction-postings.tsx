import { Amount } from '#components/ui/amount';
import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { accountName, termsOf } from './transaction-copy';

/** The details of a transaction: every posting and the balances after it. */
export function TransactionPostings({ transaction }: { transaction: Transaction }) {
  const { sequence, postings, balances } = transaction;
  return (
    <table className="postings">
      <caption className="sr-only">{`Coin movements of transaction ${sequence}`}</caption>
      <tbody>
        {postings.map(({ account, coin, amount }, line) => (
          // An account may have several postings, for example the stake and the payout of a round.
          <tr key={line}>
            <th scope="row">{accountName(account)}</th>
            <td>
              <Amount coin={coin} value={amount} signed />
            </td>
          </tr>
        ))}
        <tr className="postings-after">
          <th scope="row">Your coins after it</th>
          <td>
            <Amount coin="gold" value={balances.gold} />
            <Amount coin="sweeps" value={balances.sweepsUnplayed + balances.sweepsRedeemable} />
          </td>
        </tr>
        <SetAside balances={balances} />
      </tbody>
      <tfoot>
        {factsOf(transaction).map(({ name, value, isHash }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={isHash ? 'font-code text-xs wrap-anywhere' : undefined}>{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

/** Coins on hold also belong to the player; usually there are none. */
function SetAside({ balances: { goldHeld, sweepsHeld } }: Pick<Transaction, 'balances'>) {
  if (goldHeld === 0 && sweepsHeld === 0) return null;
  return (
    <tr>
      <th scope="row">On hold</th>
      <td>
        {goldHeld > 0 && <Amount coin="gold" value={goldHeld} />}
        {sweepsHeld > 0 && <Amount coin="sweeps" value={sweepsHeld} />}
      </td>
    </tr>
  );
}

interface Fact {
  name: string;
  value: string | number;
  isHash?: boolean;
}

function factsOf(transaction: Transaction): Fact[] {
  const { sequence, seedRotation } = transaction;
  const terms = termsOf(transaction);
  return [
    ...(terms === null ? [] : [{ name: 'Terms', value: terms }]),
    ...(seedRotation
      ? [
          { name: 'Server seed', value: seedRotation.revealed.serverSeed, isHash: true },
          { name: 'Rounds played', value: seedRotation.revealed.rounds },
        ]
      : []),
    { name: 'Transaction number', value: sequence },
  ];
}
