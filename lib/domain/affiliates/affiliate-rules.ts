import type { LocalDay } from '#domain/player/local-day';

/** What a commission is reckoned by. A line of it names the version it was made under, and never changes afterwards. */
export interface AffiliateRules {
  readonly version: string;
  /** The first day, in UTC, on which purchases are reckoned by it. */
  readonly from: LocalDay;
  /** The affiliate's share of net purchases. */
  readonly shareBasisPoints: number;
  /** What taking a payment costs: a share of it, and a sum. */
  readonly feeBasisPoints: number;
  readonly feeFixedCents: number;
}

/** Every version that ever was, the oldest first. */
export const ruleVersions: readonly AffiliateRules[] = [
  {
    version: '2026-11',
    from: '2026-01-01' as LocalDay,
    shareBasisPoints: 3_000,
    feeBasisPoints: 290,
    feeFixedCents: 30,
  },
];

/** What holds whatever the version. */
export const programRules = {
  /** So long a browser remembers by which link it came. */
  rememberedDays: 60,
  /** So long a commission can be taken back before it is due. */
  heldDays: 45,
  /** So long instead, until an affiliate was paid for the first time. */
  firstPayoutHeldDays: 90,
  payableFromCents: 10_000,
  /** So long after joining somebody can have come by a link. */
  bindWithinDays: 7,
  mostLinks: 50,
  /** So many clicks of an address are counted a day. */
  clicksADay: 30,
  termsVersion: '2026-11',
} as const;

/**
 * The rules of a day.
 *
 * @throws RangeError for a day before the first version (our bug)
 */
export function rulesOn(day: LocalDay, versions = ruleVersions): AffiliateRules {
  const rules = versions.findLast(({ from }) => from <= day);
  if (!rules) throw new RangeError(`There was no program on ${day}`);
  return rules;
}
