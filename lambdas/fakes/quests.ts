import type { QuestWeek } from '#domain/quests/quest-board';
import { fromQuestItem, type QuestItem, topicPrefix } from '#lambdas/quests/stores/quest-item';
import { createQuestStore, type QuestStore } from '#lambdas/quests/stores/quest-store';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Quest weeks on fake tables. */
export interface FakeQuests extends QuestStore {
  /** By player and Monday, as in `p 2026-11-23`. */
  readonly weeks: Records<QuestWeek>;
  /** Returns the number of writes. */
  readonly writes: () => number;
}

const table = 'dailies';
const isWeek = ({ topic }: QuestItem) => topic.startsWith(topicPrefix);

export function createFakeQuests(tables = createFakeTables()): FakeQuests {
  let writes = 0;
  tables.onWrite<QuestItem>(table, (item) => {
    if (isWeek(item)) writes += 1;
  });
  return {
    ...createQuestStore(tables.client, table),
    weeks: recordsIn(tables, {
      table,
      isOne: isWeek,
      keyOf: ({ player, topic }) => `${player} ${topic.slice(topicPrefix.length)}`,
      fromItem: fromQuestItem,
    }),
    writes: () => writes,
  };
}
