import type { Transaction } from '#contracts/wallet/ledger-shapes';
import { describeTransaction } from '../transaction-copy';

type Posting = Transaction['postings'][number];

/** A column: its header and its cell; undefined for an empty cell. */
interface Column {
  name: string;
  cell: (transaction: Transaction, gameName: (id: string) => string) => string | number | undefined;
}

/** The columns of an export. Gold Coins are integers, Sweeps Coins have two decimals; times are ISO 8601 in UTC. */
export const columns: readonly Column[] = [
  { name: 'time', cell: ({ at }) => at },
  { name: 'number', cell: ({ sequence }) => sequence },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'description', cell: descriptionOf },
  { name: 'game', cell: (transaction, gameName) => gameOf(transaction, gameName) },
  { name: 'coin', cell: ({ round }) => round?.coin },
  { name: 'stake', cell: ({ round }) => round && inCoins(round.coin, round.stake) },
  { name: 'payout', cell: ({ round }) => (round?.isSettled ? inCoins(round.coin, round.payout) : undefined) },
  { name: 'choice', cell: ({ round }) => round?.choice ?? undefined },
  { name: 'decisions', cell: ({ round }) => round?.decisions.join(' | ') || undefined },
  { name: 'gold_change', cell: changeOf('player:gold') },
  { name: 'sweeps_unplayed_change', cell: changeOf('player:sweeps-unplayed') },
  { name: 'sweeps_redeemable_change', cell: changeOf('player:sweeps-redeemable') },
  { name: 'gold_held_change', cell: changeOf('player:gold-held') },
  { name: 'sweeps_held_change', cell: changeOf('player:sweeps-held') },
  { name: 'gold_after', cell: ({ balances }) => balances.gold },
  { name: 'sweeps_unplayed_after', cell: ({ balances }) => inCoins('sweeps', balances.sweepsUnplayed) },
  { name: 'sweeps_redeemable_after', cell: ({ balances }) => inCoins('sweeps', balances.sweepsRedeemable) },
  { name: 'gold_held_after', cell: ({ balances }) => balances.goldHeld },
  { name: 'sweeps_held_after', cell: ({ balances }) => inCoins('sweeps', balances.sweepsHeld) },
  { name: 'round_id', cell: ({ round, roundSeen }) => round?.id ?? roundSeen?.round },
  {
    name: 'server_seed_hash',
    cell: ({ round, wheelSpin, seedRotation }) =>
      (round ?? wheelSpin)?.proof.serverSeedHash ?? seedRotation?.revealed.serverSeedHash,
  },
  {
    name: 'client_seed',
    cell: ({ round, wheelSpin, seedRotation }) =>
      (round ?? wheelSpin)?.proof.clientSeed ?? seedRotation?.revealed.clientSeed,
  },
  { name: 'nonce', cell: ({ round, wheelSpin }) => (round ?? wheelSpin)?.proof.nonce },
  { name: 'par_hash', cell: ({ round, wheelSpin }) => (round ?? wheelSpin)?.proof.parHash },
  // In the line of a rotation: with this seed, the rounds of the same hash can be verified.
  { name: 'server_seed', cell: ({ seedRotation }) => seedRotation?.revealed.serverSeed },
];

function descriptionOf(transaction: Transaction, gameName: (id: string) => string): string {
  const { title, detail } = describeTransaction(transaction, { gameName });
  return detail === null ? title : `${title} · ${detail}`;
}

function gameOf({ round, roundSeen }: Transaction, gameName: (id: string) => string): string | undefined {
  const id = round?.gameId ?? roundSeen?.gameId;
  return id === undefined ? undefined : gameName(id);
}

function changeOf(account: Posting['account']): Column['cell'] {
  return ({ postings }) => {
    const [first, ...others] = postings.filter((posting) => posting.account === account);
    return (
      first &&
      inCoins(
        first.coin,
        others.reduce((sum, { amount }) => sum + amount, first.amount),
      )
    );
  };
}

/** At most two decimals, which a division by a hundred always keeps. */
function inCoins(coin: Posting['coin'], units: number): number {
  return coin === 'sweeps' ? units / 100 : units;
}
