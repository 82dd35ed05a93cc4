import type { PublicAnswer } from '#web/lib/api/play-fab-ops-types';

/** One version of the odds of a mystery prize. */
export type MysteryOdds = PublicAnswer<'/public/odds/{product}'>['odds'];
export type MysteryOutcome = MysteryOdds['outcomes'][number];
export type Draw = PublicAnswer<'/public/draws/{id}'>['draw'];
