import type { Change, Database } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';
import { type Invariant, assertInvariant } from './checks';

type Hold = readonly [id: string, purpose: string, coin: string, unplayed: number, amount: number];

/** Checks that held balances equal the sum of the holds, and that a held reservation has its hold. */
export function holdInvariant({ tables }: Database): Invariant {
  return {
    committed(changes: readonly Change[]) {
      for (const { table, after } of changes) {
        if (table === 'wallets') checkSums(after as Item);
        if (table === 'carts' && after?.['reservation'] !== undefined) checkReservation(after);
      }
    },
  };

  function checkSums(wallet: Item): void {
    for (const coin of ['gold', 'sweeps']) {
      const held = holdsOf(wallet).filter((hold) => hold[2] === coin);
      const sum = held.reduce((total, [, , , , amount]) => total + amount, 0);
      const recorded = wallet[`${coin}Held`];
      assertInvariant(
        sum === recorded,
        () => `the holds of ${String(wallet['player'])} add up to ${sum} ${coin}, not ${String(recorded)}`,
      );
    }
  }

  function checkReservation({ reservation: id, player, state }: Item): void {
    const holds = holdsOf(tables.wallets.get(player as string));
    const isPaidFor = holds.some(([hold]) => hold === id);
    assertInvariant(
      isPaidFor === (state === 'held'),
      () =>
        `the reservation ${String(id)} is ${String(state)} and its price is ${isPaidFor ? '' : 'not '}set aside`,
    );
  }
}

function holdsOf(wallet: Item | undefined): readonly Hold[] {
  return (wallet?.['holds'] ?? []) as readonly Hold[];
}
