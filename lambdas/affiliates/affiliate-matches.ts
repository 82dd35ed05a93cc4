import type { Refusal } from '#contracts/errors';
import { type CommissionAccrual, leftOf } from '#domain/affiliates/commission';
import { compareRequest, keepRequest } from '#domain/affiliates/decided-request';
import {
  type AffiliateMatch,
  isOpenMatch,
  type MatchKind,
  matchKinds,
  type MatchVerdict,
} from '#domain/affiliates/match';
import {
  holdersAt,
  isCrowded,
  kindOf,
  mostTraitsOfKind,
  type SharedTrait,
} from '#domain/player/shared-trait';
import type { AuditEntry } from '#lambdas/audit/stores/audit-store';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { requestName } from '#lambdas/runtime/request-name';
import type { TraitStore } from '#lambdas/traits/stores/trait-store';
import { reverseCommission, type ReviewAffiliatesDependencies } from './review-affiliates';

export interface AffiliateMatchDependencies extends ReviewAffiliatesDependencies {
  readonly traits: Pick<TraitStore, 'find' | 'ofPlayer'>;
}

/**
 * Finds the players who came by an affiliate's links and share a home, network or card with the affiliate. It is computed on request, so
 * that traits recorded since count as well. Where more traits or holders exist than are recorded, the affiliate's own account is a match:
 * a player may be missing, so an admin has to look.
 */
export async function findMatches(
  { traits, commissions, affiliates, now }: AffiliateMatchDependencies,
  affiliate: string,
): Promise<AffiliateMatch[]> {
  const { names } = await traits.ofPlayer(affiliate);
  const at = now();
  const kindsOf = new Map<string, Set<MatchKind>>();
  for (const kind of matchKinds) {
    const ofKind = await Promise.all(
      names.filter((name) => kindOf(name) === kind).map((name) => traits.find(name)),
    );
    const players = ofKind.flatMap((trait) => holdersAt(trait, at)).filter((each) => each !== affiliate);
    if (isIncomplete(ofKind, affiliate, at)) players.push(affiliate);
    for (const player of players) kindsOf.set(player, (kindsOf.get(player) ?? new Set()).add(kind));
  }
  if (kindsOf.size === 0) return [];
  const verdicts = new Map((await affiliates.verdictsOf(affiliate)).map((each) => [each.player, each]));
  const found = await Promise.all(
    [...kindsOf].map(async ([player, kinds]) => {
      const isMatch =
        player === affiliate || (await commissions.attribution(player))?.click.affiliate === affiliate;
      return isMatch ? [{ player, kinds: [...kinds], verdict: verdicts.get(player) ?? null }] : [];
    }),
  );
  return found.flat();
}

/** Whether more of an affiliate's traits of a kind, or more of their holders, may exist than are recorded. */
function isIncomplete(ofKind: readonly SharedTrait[], affiliate: string, at: Date): boolean {
  const own = ofKind.filter((trait) => holdersAt(trait, at).includes(affiliate));
  return own.length >= mostTraitsOfKind || ofKind.some((trait) => isCrowded(trait, at));
}

/** Returns the commission in US cents that a verdict of self-referral reverses: what refunds and reversals have left of the player's purchases. */
export async function commissionLeft(
  dependencies: Pick<ReviewAffiliatesDependencies, 'commissions'>,
  of: { affiliate: string; player: string },
): Promise<number> {
  const accruals = await reversibleAccruals(dependencies, of);
  return accruals.reduce((sum, accrual) => sum + leftOf(accrual), 0);
}

/** Whether payouts to an affiliate wait for an admin to review their matches. */
export async function awaitsReview(
  dependencies: AffiliateMatchDependencies,
  affiliate: string,
): Promise<boolean> {
  return (await findMatches(dependencies, affiliate)).some(isOpenMatch);
}

/**
 * Records an admin's verdict on a match. A self-referral reverses the rest of the player's commission. A repeated request changes no verdict,
 * even when another admin has judged otherwise since; while its verdict stands, it completes what a crash left out.
 */
export async function judgeMatch(
  dependencies: AffiliateMatchDependencies,
  request: {
    affiliate: string;
    player: string;
    verdict: MatchVerdict['verdict'];
    actor: string;
    key: string;
  },
): Promise<Refusal | undefined> {
  const { affiliates, audit, commitTogether, pause, now } = dependencies;
  const { affiliate, player, verdict, actor, key } = request;
  const named = { name: requestName(`judge-match ${actor} ${affiliate} ${player}`, key), input: verdict };
  const judged = await retryOnConflict(pause, async () => {
    const match = (await findMatches(dependencies, affiliate)).find((each) => each.player === player);
    // An account cannot be referred by itself; its own match ends once an admin has looked.
    if (!match || (player === affiliate && verdict === 'self-referral'))
      return { code: 'affiliates/unknown-match' } as const;
    const before = match.verdict;
    const compared = compareRequest(before?.requests, named);
    if (compared === 'reused') return { code: 'idempotency/key-reused' } as const;
    if (compared === 'repeated') return before?.verdict === verdict ? verdict : undefined;
    const requests = keepRequest(before?.requests, named);
    if (before?.verdict === verdict && !isOpenMatch(match)) {
      const { outcome } = await commitTogether([affiliates.judge(before, { ...before, requests })]);
      return outcome === 'committed' ? verdict : conflict;
    }
    const at = now();
    const entry: AuditEntry = {
      id: auditId(at, `match ${affiliate} ${player} ${verdict}`),
      at,
      actor,
      act: 'affiliate-match-judged',
      subject: { kind: 'player', id: affiliate },
      reason: verdict,
      detail: { referred: player, inCommon: match.kinds.join(' ') },
    };
    const after = { affiliate, player, verdict, kinds: match.kinds, at, requests };
    const { outcome } = await commitTogether([affiliates.judge(before, after), audit.record(entry)]);
    return outcome === 'committed' ? verdict : conflict;
  });
  if (judged === conflict) return { code: 'request/unavailable' };
  if (typeof judged === 'object') return judged;
  return judged === 'self-referral' ? takeBackAll(dependencies, { affiliate, player, actor }) : undefined;
}

/** Reverses the remaining commission of every self-referral, including purchases that arrived since the verdict. */
export async function takeBackSelfReferrals(
  dependencies: AffiliateMatchDependencies,
  { affiliate, actor }: { affiliate: string; actor: string },
): Promise<Refusal | undefined> {
  for (const { player, verdict } of await dependencies.affiliates.verdictsOf(affiliate)) {
    if (verdict !== 'self-referral') continue;
    const refused = await takeBackAll(dependencies, { affiliate, player, actor });
    if (refused) return refused;
  }
  return undefined;
}

async function takeBackAll(
  dependencies: ReviewAffiliatesDependencies,
  { affiliate, player, actor }: { affiliate: string; player: string; actor: string },
): Promise<Refusal | undefined> {
  for (const { sequence } of await reversibleAccruals(dependencies, { affiliate, player })) {
    const reason = 'self-referral';
    const taken = await reverseCommission(dependencies, { affiliate, player, sequence, reason, actor });
    // Any other refusal means that a refund or another admin has taken all of it in between.
    if ('code' in taken && taken.code === 'request/unavailable') return taken;
  }
  return undefined;
}

async function reversibleAccruals(
  { commissions }: Pick<ReviewAffiliatesDependencies, 'commissions'>,
  { affiliate, player }: { affiliate: string; player: string },
): Promise<CommissionAccrual[]> {
  const lines = await commissions.linesOfPlayer(player);
  return lines.filter((line) => line.affiliate === affiliate && leftOf(line) > 0);
}
