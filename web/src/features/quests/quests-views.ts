import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

/** A player's quests, as the API returns them. */
export type Quests = GetAnswer<'/quests'>;
export type Quest = Quests['quests'][number];
export type PastPeriod = Quests['history'][number];
