import type { GetAnswer } from '#web/lib/play-fab-ops-types';

/** Everything that bounds the play of a player, as the API tells it. */
export type PlayLimits = GetAnswer<'/play-limits'>;

/** One limit that there can be, whether it was set or not. */
export type PlayLimit = PlayLimits['limits'][number];

export type LimitedThing = PlayLimit['thing'];
