import type { Amount } from '#domain/money/coin';
import type { Draw } from '#domain/rewards/draws/draw';
import { gates, nextEntries } from '#domain/rewards/draws/entry-number';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { ownerOf } from '#lambdas/runtime/fingerprints/entry-owner';
import type { EntryStore } from '../stores/entry-store';

/** Most entries that one made-up player holds. */
const mostEntries = 4;

/**
 * Opens the gates of a draw and enters made-up players, one to four entries each; continues after those that an earlier run entered. Their
 * entries name no order: none of them has an account.
 *
 * @param price  of an entry
 */
export async function enterDemoPlayers(
  { entries, commitTogether }: { entries: EntryStore; commitTogether: CommitTogether },
  { id: draw, openedAt, closesAt }: Draw,
  { count, price }: { count: number; price: Amount },
): Promise<void> {
  if ((await entries.gates(draw)).length === 0) await commit(entries.createGates(draw, closesAt));
  // A transaction may write each gate once.
  for (let begin = await countEntered(entries, draw); begin < count; begin += gates) {
    const counted = await entries.gates(draw);
    const writes = counted.slice(0, count - begin).flatMap((gate, index) => {
      const player = `demo-entrant-${begin + index + 1}`;
      const quantity = 1 + ((begin + index) % mostEntries);
      return entries.enter(gate, {
        ...nextEntries(gate.gate, gate.taken, quantity),
        draw,
        player,
        order: 'demo',
        price,
        at: openedAt,
        owner: ownerOf(draw, player),
      });
    });
    await commit(writes);
  }

  async function commit(writes: readonly AtomicWrite[]) {
    const { outcome } = await commitTogether(writes);
    if (outcome !== 'committed') throw new Error(`The entries of ${draw} could not be written`);
  }
}

/** Each made-up player enters once. */
async function countEntered(entries: EntryStore, draw: string): Promise<number> {
  let count = 0;
  for await (const page of entries.all(draw)) count += page.length;
  return count;
}
