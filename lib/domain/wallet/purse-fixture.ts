/**
 * A player's coins, moved one by one: an oracle for the wallet that shares no code with it and has no postings.
 */
export interface Purse {
  readonly pockets: Pockets;
  /** Held coins by hold id, in their original pockets. */
  readonly aside: ReadonlyMap<string, Pockets>;
  /** Net gain of the house in each coin. */
  readonly house: { readonly gold: number; readonly sweeps: number };
}

export const pocketNames = ['gold', 'sweepsUnplayed', 'sweepsRedeemable'] as const;
export type Pocket = (typeof pocketNames)[number];
export type Pockets = Readonly<Record<Pocket, number>>;

export type Act =
  | { readonly act: 'give'; readonly pocket: Pocket; readonly coins: number }
  | {
      readonly act: 'play';
      readonly coin: 'gold' | 'sweeps';
      readonly stake: number;
      readonly payout: number;
    }
  | {
      readonly act: 'set-aside';
      readonly id: string;
      readonly from: readonly Pocket[];
      readonly coins: number;
    }
  | { readonly act: 'hand-over' | 'give-back'; readonly id: string }
  | { readonly act: 'expire' }
  /** Reverses the change from one purse to another. */
  | { readonly act: 'undo'; readonly before: Purse; readonly after: Purse };

const nothing: Pockets = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0 };
export const emptyPurse: Purse = { pockets: nothing, aside: new Map(), house: { gold: 0, sweeps: 0 } };

/** Returns the new purse, the number of missing coins, or `not-open` for an unknown hold. */
export function carryOut(purse: Purse, act: Act): Purse | { missing: number } | 'not-open' {
  if (act.act === 'give') return settled(purse, { ...nothing, [act.pocket]: act.coins });
  if (act.act === 'undo') return settled(purse, plus(act.before.pockets, act.after.pockets, -1));
  if (act.act === 'expire') {
    const { sweepsUnplayed, sweepsRedeemable } = purse.pockets;
    return settled(purse, {
      gold: 0,
      sweepsUnplayed: -sweepsUnplayed,
      sweepsRedeemable: -sweepsRedeemable,
    });
  }
  if (act.act === 'play') {
    const taken = take(purse.pockets, pocketsOf(act.coin), act.stake);
    if ('missing' in taken) return taken;
    const won = { ...nothing, [act.coin === 'gold' ? 'gold' : 'sweepsRedeemable']: act.payout };
    return settled(purse, plus(won, taken, -1));
  }
  if (act.act === 'set-aside') {
    const taken = take(purse.pockets, act.from, act.coins);
    if ('missing' in taken) return taken;
    const aside = new Map(purse.aside).set(act.id, taken);
    return { ...purse, pockets: plus(purse.pockets, taken, -1), aside };
  }
  const held = purse.aside.get(act.id);
  if (!held) return 'not-open';
  const aside = new Map([...purse.aside].filter(([id]) => id !== act.id));
  if (act.act === 'give-back') return { ...purse, pockets: plus(purse.pockets, held, 1), aside };
  return { ...purse, aside, house: houseAfter(purse, held, 1) };
}

/** Number of held coins. */
export function asideOf({ aside }: Purse, coin: 'gold' | 'sweeps'): number {
  let coins = 0;
  for (const held of aside.values()) for (const pocket of pocketsOf(coin)) coins += held[pocket];
  return coins;
}

function pocketsOf(coin: 'gold' | 'sweeps'): readonly Pocket[] {
  return coin === 'gold' ? ['gold'] : ['sweepsUnplayed', 'sweepsRedeemable'];
}

/** Takes coins one by one from the first pocket that is not empty. */
function take(
  pockets: Pockets,
  from: readonly Pocket[],
  coins: number,
): Record<Pocket, number> | { missing: number } {
  const left = { ...pockets };
  const taken = { ...nothing };
  for (let more = coins; more > 0; more -= 1) {
    const pocket = from.find((each) => left[each] > 0);
    if (!pocket) return { missing: more };
    left[pocket] -= 1;
    taken[pocket] += 1;
  }
  return taken;
}

function settled(purse: Purse, gained: Pockets): Purse | { missing: number } {
  const pockets = plus(purse.pockets, gained, 1);
  const below = pocketNames.find((pocket) => pockets[pocket] < 0);
  if (below) return { missing: -pockets[below] };
  return { ...purse, pockets, house: houseAfter(purse, gained, -1) };
}

function houseAfter({ house }: Purse, moved: Pockets, sign: 1 | -1) {
  return {
    gold: house.gold + sign * moved.gold,
    sweeps: house.sweeps + sign * (moved.sweepsUnplayed + moved.sweepsRedeemable),
  };
}

function plus(left: Pockets, right: Pockets, sign: 1 | -1): Pockets {
  const sum = { ...left };
  for (const pocket of pocketNames) sum[pocket] += sign * right[pocket];
  return sum;
}
