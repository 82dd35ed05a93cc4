import type { LocalDay } from '#domain/player/local-day';
import { isBlocked, type Residency, type ResidencyRules } from '#domain/player/residency';
import type { TraitName } from '#domain/player/shared-trait';
import type { State } from '#domain/player/states';
import type { AffiliateCode } from './affiliate-code';
import { checkAdvertising } from './affiliate-policy';
import { programRules } from './affiliate-rules';
import type { Affiliate } from './program';

/** A click on a link by a visitor who consented to its being stored. */
export interface Click {
  readonly id: string;
  readonly affiliate: string;
  readonly link: AffiliateCode;
  readonly at: Date;
  /** Keyed hash of the network it came from; null for clicks stored before the field existed. */
  readonly network: TraitName | null;
  /** The affiliate's own name for the place of the link, as in its address; absent without one. */
  readonly subId?: string;
}

/** The click that a player is attributed to, at most one per player and permanent. */
export interface Attribution {
  readonly player: string;
  readonly click: Click;
  readonly boundAt: Date;
  /** Sequence number of the player's ledger row that records it; later rows earn commission. */
  readonly sequence: number;
  /** Sequence number of the first purchase since, null before. */
  readonly firstPurchase: number | null;
}

export type AttributionRefused =
  | { readonly code: 'affiliates/own-link' }
  | { readonly code: 'affiliates/already-bound' }
  | { readonly code: 'affiliates/click-used' }
  | { readonly code: 'affiliates/too-late' }
  | { readonly code: 'affiliates/link-closed' }
  | { readonly code: 'player/state-blocked'; readonly state: State; readonly since: LocalDay };

const dayMs = 86_400_000;

/** Until when a click can be attributed. */
export function remembersUntil({ at }: Pick<Click, 'at'>): Date {
  return new Date(at.getTime() + programRules.rememberedDays * dayMs);
}

/**
 * Checks whether a player can be attributed to a click. An attribution is made once, within days of registration, and each click counts
 * for one player. Excluded are the affiliate, returning players and players in blocked states.
 *
 * @param request.isUsed  whether another player is attributed to the click
 * @param request.from    residency of the affiliate, whose links are closed in a blocked state
 * @param request.existing  the player's existing attribution
 * @returns the refusal, or null
 */
export function checkAttribution(
  request: {
    readonly player: string;
    readonly joinedAt: Date;
    readonly isReturned: boolean;
    readonly home: Residency;
    readonly click: Click;
    readonly isUsed: boolean;
    readonly affiliate: Pick<Affiliate, 'state'>;
    readonly from: Residency;
    readonly isLinkOpen: boolean;
    readonly existing: Attribution | undefined;
  },
  now: Date,
  rules: ResidencyRules,
): AttributionRefused | null {
  const { player, joinedAt, isReturned, home, click, isUsed, affiliate, from, isLinkOpen, existing } =
    request;
  if (existing) return { code: 'affiliates/already-bound' };
  if (player === click.affiliate) return { code: 'affiliates/own-link' };
  if (isUsed) return { code: 'affiliates/click-used' };
  if (affiliate.state !== 'approved' || !isLinkOpen) return { code: 'affiliates/link-closed' };
  if (checkAdvertising(from, now, rules)) return { code: 'affiliates/link-closed' };
  const isLate = now.getTime() > joinedAt.getTime() + programRules.bindWithinDays * dayMs;
  if (isReturned || isLate || now > remembersUntil(click)) return { code: 'affiliates/too-late' };
  const { state } = home;
  if (state !== null && isBlocked(home, now, rules)) {
    const since = rules.blockedStates.find((each) => each.state === state)!.since;
    return { code: 'player/state-blocked', state, since };
  }
  return null;
}
