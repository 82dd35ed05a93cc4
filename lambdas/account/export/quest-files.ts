import { addDays, type LocalDay, mondayOf } from '#domain/player/local-day';
import type { QuestStore } from '#lambdas/quests/stores/quest-store';
import { packJsonList } from './json-list';
import type { Archive } from './zip';

const weeksPerPage = 20;

/** Packs every week with quest progress, newest first. */
export async function packQuests(
  archive: Archive,
  quests: Pick<QuestStore, 'weeksUpTo'>,
  { player, today }: { player: string; today: LocalDay },
): Promise<void> {
  const list = packJsonList(archive, 'quests.json');
  let monday: LocalDay | undefined = mondayOf(today);
  while (monday !== undefined) {
    const weeks = await quests.weeksUpTo({ player, monday }, weeksPerPage);
    for (const { monday: week, days, weekly } of weeks) list.write({ monday: week, days, weekly });
    const oldest = weeks.at(-1);
    monday = oldest && weeks.length === weeksPerPage ? addDays(oldest.monday, -7) : undefined;
  }
  list.close();
}
