import { precomputedBlocks } from '#domain/fairness/draws';
import type { RoundCheck } from '#domain/games/verify-round';
import { blocksOfDraw, drawMessage } from '#domain/rewards/draws/choose-winners';
import { entryLines, type ListedEntries } from '#domain/rewards/draws/entry-list';
import { verifyDraw } from '#domain/rewards/draws/verify-draw';
import type { Draw } from './random-prize-views';

/** Dependencies of the check: hashes are computed in the browser, and the list is read page by page. */
export interface DrawTools {
  readonly readPage: (after: number) => Promise<{ items: ListedEntries[]; next: number | null }>;
  readonly hmacSha256: (key: string, message: string) => Promise<Uint8Array>;
  readonly sha256Hex: (text: string) => Promise<string>;
}

/**
 * Recomputes a draw from the revealed seed and the list of entries.
 *
 * @param onProgress  called with the number of entries read
 * @returns null before the draw
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
