import type { GetAnswer } from '#web/lib/play-fab-ops-types';

/** Where a player stands with their quests, as the API tells it. */
export type Quests = GetAnswer<'/quests'>;
export type Quest = Quests['quests'][number];
export type PastPeriod = Quests['history'][number];
