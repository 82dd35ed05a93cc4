import { precomputedBlocks } from '#domain/fairness/draws';
import type { RoundCheck } from '#domain/games/verify-round';
import { blocksOfDraw, drawMessage } from '#domain/rewards/draws/choose-winners';
import { entryLines, type ListedEntries } from '#domain/rewards/draws/entry-list';
import { verifyDraw } from '#domain/rewards/draws/verify-draw';
import type { Draw } from './random-prize-views';

/** What checking stands on: this browser hashes, and the list comes a page at a time. */
export interface DrawTools {
  readonly readPage: (after: number) => Promise<{ items: ListedEntries[]; next: number | null }>;
  readonly hmacSha256: (key: string, message: string) => Promise<Uint8Array>;
  readonly sha256Hex: (text: string) => Promise<string>;
}

/**
 * Draws again from the revealed seed and the list of entries.
 *
 * @param onProgress  told how many entries have come
 * @returns null while the draw is not drawn
 */
export async function checkDraw(
  draw: Draw,
  { readPage, hmacSha256, sha256Hex }: DrawTools,
  onProgress: (entries: number) => void,
): Promise<RoundCheck[] | null> {
  const { serverSeed, listHash } = draw;
  if (serverSeed === null || listHash === null) return null;
  const list: ListedEntries[] = [];
  let entries = 0;
  for (let after: number | null = 0; after !== null;) {
    const { items, next }: Awaited<ReturnType<DrawTools['readPage']>> = await readPage(after);
    list.push(...items);
    entries += items.reduce((sum, { quantity }) => sum + quantity, 0);
    onProgress(entries);
    after = next;
  }
  const blocks = await Promise.all(
    Array.from({ length: blocksOfDraw(entries, draw.winners) }, (_each, index) =>
      hmacSha256(serverSeed, drawMessage(listHash, index)),
    ),
  );
  const published = { ...draw, listHash };
  return verifyDraw(published, list, {
    serverSeedHash: await sha256Hex(serverSeed),
    listHash: await sha256Hex(list.map(entryLines).join('')),
    block: precomputedBlocks(blocks),
  });
}
