import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

/** The play limits of a player, as the API returns them. */
export type PlayLimits = GetAnswer<'/play-limits'>;

/** One possible limit, whether it is set or not. */
export type PlayLimit = PlayLimits['limits'][number];

export type LimitedThing = PlayLimit['thing'];
