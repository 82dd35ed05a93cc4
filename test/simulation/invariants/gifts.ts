import type { Change } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';
import { dayOf, residentOf } from './calendar';
import { type Invariant, assertInvariant } from './checks';
import { creditedCoins, type LedgerRow, rowOf } from './rows';

const dailyGold = 1_500;
const steps = [20, 20, 30, 30, 40, 60, 100];
const entrySweeps = 500;

/** A request determines its day when it begins and is decided later. */
const maxRequestMs = 60_000;

type Gift = 'daily-bonus' | 'wheel' | 'free-entry' | 'quest';

export interface GiftInvariant extends Invariant {
  /**
   * Checks that a response with a gift matches its ledger row: every repeat of its request returns the first result.
   *
   * @throws Broken
   */
  recordResponse(player: string, text: string): void;
}

/** Checks that daily gifts are given once per local day, together with their mark, and in the right amount. */
export function giftInvariant(): GiftInvariant {
  const givenGifts = new Set<string>();
  const rows = new Map<string, LedgerRow>();
  return { committed, recordResponse };

  function committed(changes: readonly Change[]): void {
    const row = rowOf(changes);
    const gift = row && giftOf(row);
    const marks = changes.filter(isMark);
    assertInvariant(
      marks.length === (gift && gift !== 'quest' ? 1 : 0),
      () => `a ${gift} came with ${marks.length} marks of its day`,
    );
    if (!row || !gift) return;
    rows.set(`${row.player} ${row.sequence}`, row);
    const [mark] = marks;
    if (mark) checkDay(gift, row, mark, changes);
  }

  function checkDay(gift: Gift, row: LedgerRow, { before, after }: Change, changes: readonly Change[]): void {
    const day = String(after?.['day']);
    const name = `the ${gift} of ${row.player} on ${day}`;
    assertInvariant(!givenGifts.has(name), () => `there are two of ${name}`);
    givenGifts.add(name);
    const resident = residentOf(changes);
    const at = Date.parse(row.at);
    const days = [at, at - maxRequestMs].map((ms) => dayOf(resident, new Date(ms)));
    assertInvariant(days.includes(day), () => `${name} came at ${row.at}, on ${days[0]}`);
    const times = ((before?.['revision'] as number | undefined) ?? 0) + 1;
    if (gift === 'free-entry') checkAddress(changes, day);
    else
      assertInvariant(
        after?.['revision'] === times && String(before?.['day'] ?? '') < day,
        () => `${name} came after that of ${String(before?.['day'])}`,
      );
    checkCoins(name, row, giftCoins(gift, row, { times, maySweep: resident.maySweep }));
  }

  function checkAddress(changes: readonly Change[], day: string): void {
    const used = changes.filter(({ table, after }) => table === 'free-entries' && isAddress(after));
    const address = `${String(used[0]?.after?.['player'])} ${day}`;
    assertInvariant(used.length === 1 && !givenGifts.has(address), () => `the ${address} was used twice`);
    givenGifts.add(address);
  }

  function checkCoins(name: string, row: LedgerRow, [gold, sweeps]: readonly [number, number]): void {
    const credited = creditedCoins(row);
    assertInvariant(
      credited.gold === gold && credited.sweeps === sweeps,
      () => `${name} gave ${JSON.stringify(row.postings)}, not ${gold} GC and ${sweeps} hundredths of an SC`,
    );
  }

  function recordResponse(player: string, text: string): void {
    const { credited, balances, sequence } = JSON.parse(text) as {
      credited: { gold: number; sweeps: number };
      balances: Record<string, number>;
      sequence: number;
    };
    const row = rows.get(`${player} ${sequence}`);
    const expected = row && creditedCoins(row);
    const isSame =
      row !== undefined &&
      credited.gold === expected?.gold &&
      credited.sweeps === expected.sweeps &&
      Object.entries(balances).every(([balance, amount]) => (row.balances[balance] ?? 0) === amount);
    assertInvariant(isSame, () => `${player} received ${text}, and the ledger has ${JSON.stringify(row)}`);
  }
}

function giftOf({ detail: { kind, reason } }: LedgerRow): Gift | null {
  if (kind === 'wheel-spin') return 'wheel';
  const isGift = kind === 'grant' && ['daily-bonus', 'free-entry', 'quest'].includes(reason ?? '');
  return isGift ? (reason as Gift) : null;
}

function giftCoins(
  gift: Gift,
  { detail }: LedgerRow,
  { times, maySweep }: { times: number; maySweep: boolean },
): readonly [gold: number, sweeps: number] {
  // The fairness invariant checks the wheel’s result.
  if (gift === 'wheel') return [0, detail.sweeps ?? 0];
  if (gift === 'free-entry') return [0, entrySweeps];
  return [dailyGold, maySweep ? steps[(times - 1) % steps.length]! : 0];
}

/** Whether a change marks a day as used: a daily topic or an entry. */
function isMark({ table, after }: Change): boolean {
  if (table === 'dailies') return after?.['topic'] === 'bonus' || after?.['topic'] === 'wheel';
  return table === 'free-entries' && after?.['way'] !== undefined;
}

function isAddress(item: Item | undefined): boolean {
  return String(item?.['player']).startsWith('address#');
}
