import { amount, type Coin, coins } from '#domain/money/coin';
import { type Balances, heldOf, noCoins, playable } from './balances';
import { type Hold, holdStake, type PlacedHold } from './hold';
import type { Posting } from './posting';
import { record, type Transaction, type Wallet } from './wallet';

/** Balances for unit tests; omitted balances are zero. */
export function holding(balances: Partial<Record<keyof Balances, number>>): Balances {
  const entries = Object.entries(balances).map(([balance, units]) => [balance, amount(units)] as const);
  return { ...noCoins, ...Object.fromEntries(entries) };
}

/** A wallet with these balances; each held balance is one hold of redeemable coins. */
export function walletWith(balances: Balances): Wallet {
  return { player: 'player', sequence: 0, balances, holds: coins.flatMap((coin) => holdOf(balances, coin)) };
}

/** Returns the result of a decision and throws on a refusal. */
export function accepted<Decided extends object>(decided: Decided): Exclude<Decided, { code: string }> {
  if ('code' in decided) throw new Error(`Refused: ${JSON.stringify(decided)}`);
  return decided as Exclude<Decided, { code: string }>;
}

/** Records a transaction of a kind, with the remaining holds if they change. */
export function recordAs<Kind extends string>(
  wallet: Wallet,
  kind: Kind,
  { postings, holds = wallet.holds }: { postings: readonly Posting[]; holds?: readonly Hold[] },
): { wallet: Wallet; transaction: Transaction<{ kind: Kind }> } {
  const id = `t${wallet.sequence + 1}`;
  return record(wallet, { id, at: new Date(0), postings, holds, detail: { kind } });
}

/** A wallet with a share, in percent, of its playable coins held, at least one unit. */
export function withHold(balances: Balances, coin: Coin, share: number): Wallet {
  const stake = amount(Math.max(1, Math.floor((playable(balances, coin) * share) / 100)));
  return placed(walletWith(balances), holdStake(balances, { id: 'r', coin, amount: stake }));
}

/** A wallet after placing a hold. */
export function placed(wallet: Wallet, decided: PlacedHold | { code: string; shortBy: number }): Wallet {
  const { hold, postings } = accepted(decided);
  return recordAs(wallet, 'hold', { postings, holds: [...wallet.holds, hold] }).wallet;
}

function holdOf(balances: Balances, coin: Coin): Hold[] {
  const held = heldOf(balances, coin);
  if (held === 0) return [];
  return [{ id: `${coin}-hold`, purpose: 'round', coin, unplayed: amount(0), amount: held }];
}
