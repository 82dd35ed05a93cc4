import type { LocalDay } from '#domain/player/local-day';
import { isBlocked, type Residency, type ResidencyRules } from '#domain/player/residency';
import type { TraitName } from '#domain/player/shared-trait';
import type { State } from '#domain/player/states';
import type { AffiliateCode } from './affiliate-code';
import { checkAdvertising } from './affiliate-policy';
import { programRules } from './affiliate-rules';
import type { Affiliate } from './program';

/** Somebody followed a link, and agreed to it being remembered. */
export interface Click {
  readonly id: string;
  readonly affiliate: string;
  readonly link: AffiliateCode;
  readonly at: Date;
  /** Where it came from, by a keyed hash; null for a click of before that was kept. */
  readonly network: TraitName | null;
}

/** By which click a player came; there is one of it a player, for ever. */
export interface Attribution {
  readonly player: string;
  readonly click: Click;
  readonly boundAt: Date;
  /** The number of the line of the player's ledger that tells of it: what comes after it counts. */
  readonly sequence: number;
  /** The line of their first purchase since, null before it. */
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

/** Until when a click counts for whoever signs up. */
export function remembersUntil({ at }: Pick<Click, 'at'>): Date {
  return new Date(at.getTime() + programRules.rememberedDays * dayMs);
}

/**
 * Whether somebody can be said to have come by a click. It is said once, within days of joining, and one player comes by a click; nobody
 * comes by their own link, nor whoever had an account before, nor where Sweeps Coins are not offered.
 *
 * @param asked.isUsed    whether another player came by the click
 * @param asked.from      where the affiliate lives: their links lead nobody here from where Sweeps Coins are not offered
 * @param asked.standing  what was said before
 * @returns null where nothing stands against it
 */
export function checkAttribution(
  asked: {
    readonly player: string;
    readonly joinedAt: Date;
    readonly isReturned: boolean;
    readonly home: Residency;
    readonly click: Click;
    readonly isUsed: boolean;
    readonly affiliate: Pick<Affiliate, 'state'>;
    readonly from: Residency;
    readonly isLinkOpen: boolean;
    readonly status: Attribution | undefined;
  },
  now: Date,
  rules: ResidencyRules,
): AttributionRefused | null {
  const { player, joinedAt, isReturned, home, click, isUsed, affiliate, from, isLinkOpen, status } = asked;
  if (status) return { code: 'affiliates/already-bound' };
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
