import type { TraitKind } from '#domain/player/shared-trait';

/** What a player and the affiliate by whose link they came may have in common. */
export const matchKinds = ['home', 'network', 'card'] as const satisfies readonly TraitKind[];
export type MatchKind = (typeof matchKinds)[number];

/** What an admin can say of a match: that the player is the affiliate or of their household, or that they have nothing to do with each other. */
export const matchVerdicts = ['self-referral', 'unrelated'] as const;

/** What an admin said of a player and their affiliate, and of what was in common then. */
export interface MatchVerdict {
  readonly affiliate: string;
  readonly player: string;
  readonly verdict: (typeof matchVerdicts)[number];
  readonly kinds: readonly MatchKind[];
  readonly at: Date;
}

/** A player who has something in common with the affiliate by whose link they came. */
export interface AffiliateMatch {
  readonly player: string;
  readonly kinds: readonly MatchKind[];
  /** Null before an admin looked at it. */
  readonly verdict: MatchVerdict | null;
}

/** Whether an admin has to look at a match before its affiliate is paid: nobody did, or not at everything that is in common by now. */
export function isOpenMatch({ kinds, verdict }: Pick<AffiliateMatch, 'kinds' | 'verdict'>): boolean {
  if (verdict?.verdict === 'self-referral') return false;
  return kinds.some((kind) => !verdict?.kinds.includes(kind));
}
