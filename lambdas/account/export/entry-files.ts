import { entryAnswer } from '#lambdas/bonuses/entry-answer';
import type { FreeEntryStore } from '#lambdas/bonuses/stores/free-entry-store';
import { packJson } from './json-list';
import type { Archive } from './zip';

const perPage = 100;

/** Packs a player's code for mail-in entries, and every free entry, newest first, with the reasons of those that were refused. */
export async function packEntries(
  archive: Archive,
  freeEntries: Pick<FreeEntryStore, 'codeOf' | 'page'>,
  player: string,
): Promise<void> {
  const entries: object[] = [];
  let before: string | undefined;
  do {
    const page = await freeEntries.page(player, { limit: perPage, before });
    entries.push(...page.entries.map(entryAnswer));
    before = page.next ?? undefined;
  } while (before !== undefined);
  const mailInCode = (await freeEntries.codeOf(player)) ?? null;
  packJson(archive, 'free-entries.json', { mailInCode, entries });
}
