import { createHash } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import { affiliateCode, affiliateCodes, isAffiliateCode } from '#domain/affiliates/affiliate-code';
import { programRules } from '#domain/affiliates/affiliate-rules';
import type { AffiliateState } from '#domain/affiliates/program';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import type { AffiliateDependencies } from './apply-as-affiliate';
import type { AffiliateLink } from './stores/affiliate-items';

/** Who has no place in the program, or not yet. */
interface NotApproved {
  readonly code: 'affiliates/not-approved';
  readonly state: AffiliateState | 'none';
}

/** Refuses whoever is no approved affiliate. */
export async function notApproved(
  { affiliates }: Pick<AffiliateDependencies, 'affiliates'>,
  player: string,
): Promise<NotApproved | null> {
  const affiliate = await affiliates.find(player);
  const state = affiliate?.state ?? 'none';
  return state === 'approved' ? null : { code: 'affiliates/not-approved', state };
}

/** Refuses whoever has no figures: those who are suspended still read what they have earned, as it is paid. */
export async function hasNoMetrics(
  dependencies: Pick<AffiliateDependencies, 'affiliates'>,
  player: string,
): Promise<NotApproved | null> {
  const refused = await notApproved(dependencies, player);
  return refused?.state === 'suspended' ? null : refused;
}

/**
 * Makes a link. Its code is derived from the request's key: a repeat finds the first, and where the code is somebody else's the next one
 * is tried.
 */
export async function createLink(
  { affiliates, commitTogether, pause, now }: AffiliateDependencies,
  { affiliate, name, key }: { affiliate: string; name: string; key: string },
): Promise<AffiliateLink | Refusal> {
  const result = await retryOnConflict(pause, async (attempt) => {
    const code = codeOf(JSON.stringify([affiliate, key, attempt]));
    const residency = await affiliates.findLink(code);
    if (residency) return residency.affiliate === affiliate ? residency : conflict;
    const all = await affiliates.linksOf(affiliate);
    if (all.length >= programRules.mostLinks) return { code: 'affiliates/too-many-links' } as const;
    const link = { code, affiliate, name, createdAt: now(), closedAt: null, revision: 0 };
    const { outcome } = await commitTogether(affiliates.addLink(link));
    return outcome === 'committed' ? link : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** Renames a link, closes it or opens it again. */
export async function changeLink(
  { affiliates, commitTogether, pause, now }: AffiliateDependencies,
  { affiliate, code, name, isOpen }: { affiliate: string; code: string; name: string; isOpen: boolean },
): Promise<AffiliateLink | Refusal> {
  const result = await retryOnConflict(pause, async () => {
    const before = isAffiliateCode(code) ? await affiliates.findLink(code) : undefined;
    if (!before || before.affiliate !== affiliate) return { code: 'affiliates/unknown-link' } as const;
    const closedAt = isOpen ? null : (before.closedAt ?? now());
    if (before.name === name && (before.closedAt === null) === isOpen) return before;
    const after = { ...before, name, closedAt, revision: before.revision + 1 };
    const { outcome } = await commitTogether([affiliates.replaceLink(before, after)]);
    return outcome === 'committed' ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

function codeOf(text: string) {
  const number = createHash('sha256').update(text).digest().readUInt32BE();
  return affiliateCode(number % affiliateCodes);
}
