import type { PublicAnswer } from '#web/lib/play-fab-ops-types';

/** The odds of a mystery prize, in one version. */
export type MysteryOdds = PublicAnswer<'/public/odds/{product}'>['odds'];
export type MysteryOutcome = MysteryOdds['outcomes'][number];
export type Draw = PublicAnswer<'/public/draws/{id}'>['draw'];
