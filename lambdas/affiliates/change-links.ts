import { createHash } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import { affiliateCode, affiliateCodes, isAffiliateCode } from '#domain/affiliates/affiliate-code';
import { programRules } from '#domain/affiliates/affiliate-rules';
import { compareRequest, type DecidedRequest } from '#domain/affiliates/decided-request';
import type { AffiliateState } from '#domain/affiliates/program';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { requestName } from '#lambdas/runtime/request-name';
import type { AffiliateDependencies } from './apply-as-affiliate';
import type { AffiliateLink } from './stores/affiliate-items';
import type { AffiliateStore } from './stores/affiliate-store';

/** The refusal for a player without an approved place in the program. */
interface NotApproved {
  readonly code: 'affiliates/not-approved';
  readonly state: AffiliateState | 'none';
}

interface ApprovalDependencies {
  readonly affiliates: Pick<AffiliateStore, 'find'>;
}

/** Refuses a player who is not an approved affiliate. */
export async function notApproved(
  { affiliates }: ApprovalDependencies,
  player: string,
): Promise<NotApproved | null> {
  const affiliate = await affiliates.find(player);
  const state = affiliate?.state ?? 'none';
  return state === 'approved' ? null : { code: 'affiliates/not-approved', state };
}

/** Refuses a player without metrics. A suspended affiliate can still read earnings, because they are paid. */
export async function hasNoMetrics(
  dependencies: ApprovalDependencies,
  player: string,
): Promise<NotApproved | null> {
  const refused = await notApproved(dependencies, player);
  return refused?.state === 'suspended' ? null : refused;
}

/**
 * Creates a link. Its code is derived from the idempotency key, so a repeat finds the first link, whatever its name is by then; if another
 * link has the code, the next one is tried.
 */
export async function createLink(
  { affiliates, commitTogether, pause, now }: AffiliateDependencies,
  { affiliate, name, key }: { affiliate: string; name: string; key: string },
): Promise<AffiliateLink | Refusal> {
  const request = { name: requestName(`create-link ${affiliate}`, key), input: requestName(name, key) };
  const result = await retryOnConflict(pause, async (attempt) => {
    const code = codeOf(JSON.stringify([affiliate, key, attempt]));
    const existing = await affiliates.findLink(code);
    if (existing?.affiliate === affiliate) return answerTo(request, existing);
    if (existing) return conflict;
    const all = await affiliates.linksOf(affiliate);
    if (all.length >= programRules.mostLinks) return { code: 'affiliates/too-many-links' } as const;
    const link = { code, affiliate, name, createdAt: now(), closedAt: null, request, revision: 0 };
    const { outcome } = await commitTogether(affiliates.addLink(link));
    return outcome === 'committed' ? link : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** Renames, closes or reopens a link. */
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

/** Answers a request whose code is the code of one of the affiliate's links. Earlier links keep no request, so any repeat finds them. */
function answerTo(request: DecidedRequest, link: AffiliateLink): AffiliateLink | Refusal | typeof conflict {
  if (!link.request) return link;
  const compared = compareRequest([link.request], request);
  if (compared === 'new') return conflict;
  return compared === 'repeated' ? link : { code: 'idempotency/key-reused' };
}

function codeOf(text: string) {
  const number = createHash('sha256').update(text).digest().readUInt32BE();
  return affiliateCode(number % affiliateCodes);
}
