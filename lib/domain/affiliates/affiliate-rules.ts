import type { LocalDay } from '#domain/player/local-day';

/** Rules of commission. Each accrual records the version that it was computed with and never changes afterwards. */
export interface AffiliateRules {
  readonly version: string;
  /** First day, in UTC, of the purchases that the version applies to. */
  readonly from: LocalDay;
  /** The affiliate's share of net purchases. */
  readonly shareBasisPoints: number;
  /** Payment costs: a share of the price and a fixed sum. */
  readonly feeBasisPoints: number;
  readonly feeFixedCents: number;
}

/** All versions, oldest first. */
export const ruleVersions: readonly AffiliateRules[] = [
  {
    version: '2026-11',
    from: '2026-01-01' as LocalDay,
    shareBasisPoints: 3_000,
    feeBasisPoints: 290,
    feeFixedCents: 30,
  },
];

/** Rules that are independent of the version. */
export const programRules = {
  /** Lifetime of a click in the browser. */
  rememberedDays: 60,
  /** Days for which a commission is held before it falls due. */
  heldDays: 45,
  /** Holding period until the affiliate's first payout. */
  firstPayoutHeldDays: 90,
  payableFromCents: 10_000,
  /** Days after registration in which a player can be attributed. */
  bindWithinDays: 7,
  mostLinks: 50,
  /** Highest number of clicks counted per IP address and day. */
  clicksADay: 30,
  termsVersion: '2026-11',
} as const;

/**
 * Returns the rules of a day.
 *
 * @throws RangeError for a day before the first version (a bug)
 */
export function rulesOn(day: LocalDay, versions = ruleVersions): AffiliateRules {
  const rules = versions.findLast(({ from }) => from <= day);
  if (!rules) throw new RangeError(`There was no program on ${day}`);
  return rules;
}
