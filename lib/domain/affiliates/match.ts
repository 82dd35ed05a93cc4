import type { TraitKind } from '#domain/player/shared-trait';
import type { DecidedRequest } from './decided-request';

/** Traits that a player and the referring affiliate may share. */
export const matchKinds = ['home', 'network', 'card'] as const satisfies readonly TraitKind[];
export type MatchKind = (typeof matchKinds)[number];

/** Verdicts on a match: the player belongs to the affiliate or the household, or is unrelated. */
export const matchVerdicts = ['self-referral', 'unrelated'] as const;

/** An admin's verdict, with the traits shared at that time. */
export interface MatchVerdict {
  readonly affiliate: string;
  readonly player: string;
  readonly verdict: (typeof matchVerdicts)[number];
  readonly kinds: readonly MatchKind[];
  readonly at: Date;
  /** The latest verdicts by their requests; absent from earlier ones. */
  readonly requests?: readonly DecidedRequest[];
  /** Optimistic lock; absent from earlier ones. */
  readonly revision?: number;
}

/**
 * A player who shares traits with the referring affiliate; or the affiliate's own account, where more traits or more of their holders may
 * exist than are recorded.
 */
export interface AffiliateMatch {
  readonly player: string;
  readonly kinds: readonly MatchKind[];
  /** Null before a review. */
  readonly verdict: MatchVerdict | null;
}

/** Whether a match needs a review before the affiliate is paid: it has none, or shares a trait that the review did not cover. */
export function isOpenMatch({ kinds, verdict }: Pick<AffiliateMatch, 'kinds' | 'verdict'>): boolean {
  if (verdict?.verdict === 'self-referral') return false;
  return kinds.some((kind) => !verdict?.kinds.includes(kind));
}
