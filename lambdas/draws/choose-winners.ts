import { createHash, createHmac } from 'node:crypto';
import { drawsFrom } from '#domain/fairness/draws';
import { chooseWinners, drawMessage } from '#domain/rewards/draws/choose-winners';
import { closeDraw, type Draw, revealDraw, type Winner } from '#domain/rewards/draws/draw';
import { entryLines, findPositions } from '#domain/rewards/draws/entry-list';
import { drawSeedHash } from '#lambdas/runtime/fingerprints/draw-seed';
import type { SeedReader } from './stores/draw-seed-store';
import type { EntryStore } from './stores/entry-store';

export interface ChooseWinnersDependencies {
  readonly entries: EntryStore;
  readonly seeds: SeedReader;
  readonly now: () => Date;
}

/**
 * Counts the entries of a draw whose gates are closed, and hashes their list page by page.
 *
 * @throws Error when the counters of the gates do not match the list; nothing is published then
 */
export async function countedEntries(
  { entries }: Pick<ChooseWinnersDependencies, 'entries'>,
  draw: Draw,
): Promise<Draw> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const page of entries.all(draw.id)) {
    for (const range of page) {
      hash.update(entryLines(range));
      count += range.quantity;
    }
  }
  const passed = (await entries.gates(draw.id)).reduce((sum, { taken }) => sum + taken, 0);
  if (passed !== count) throw new Error(`${passed} came into ${draw.id} and ${count} are on its list`);
  return closeDraw(draw, { entries: count, hash: hash.digest('hex') });
}

/**
 * Reveals the seed of a draw whose list is published, and derives the winners from both.
 *
 * @throws Error when the list is not published, the seed does not match its published hash, or a position is missing from the list
 */
export async function chosenWinners(
  { entries, seeds, now }: ChooseWinnersDependencies,
  draw: Draw,
): Promise<Draw> {
  const { id, list, seedHash } = draw;
  if (!list) throw new Error(`The list of ${id} is not published`);
  const serverSeed = await seeds.reveal(id);
  if (drawSeedHash(serverSeed) !== seedHash) throw new Error(`The seed of ${id} is not the published one`);
  const draws = drawsFrom((index) =>
    createHmac('sha256', serverSeed).update(drawMessage(list.hash, index)).digest(),
  );
  const positions = chooseWinners(list.entries, draw.winners, draws);
  const found = await winnersAt(entries, id, positions);
  const winners = positions.map((position) => {
    const winner = found.get(position);
    if (!winner) throw new Error(`Draw ${id} has no entry at position ${position}`);
    return winner;
  });
  return revealDraw(draw, { serverSeed, drawnAt: now(), winners });
}

async function winnersAt(
  entries: EntryStore,
  draw: string,
  positions: readonly number[],
): Promise<Map<number, Winner>> {
  const found = new Map<number, Winner>();
  const find = findPositions(positions);
  for await (const page of entries.all(draw)) {
    for (const range of page) {
      for (const { position, number } of find(range))
        found.set(position, {
          number,
          position,
          player: range.player,
          order: range.order,
          confirmedAt: null,
        });
    }
    if (found.size === positions.length) break;
  }
  return found;
}
