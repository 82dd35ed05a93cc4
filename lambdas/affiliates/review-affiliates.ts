import type { Refusal } from '#contracts/errors';
import {
  type CommissionAccrual,
  dayOf,
  leftOf,
  reverseAccrual,
  type ReversalReason,
} from '#domain/affiliates/commission';
import { compareRequest, keepRequest } from '#domain/affiliates/decided-request';
import { receivesPostbacks, reversalEventOf } from '#domain/affiliates/postback';
import {
  type Affiliate,
  type AffiliateReason,
  decideAffiliate,
  type Decision,
  decisions,
} from '#domain/affiliates/program';
import { monthOf, settleableFrom } from '#domain/affiliates/settlement';
import type { UserList } from '#lambdas/account/stores/user-list';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import { requestName } from '#lambdas/runtime/request-name';
import { accrualName } from './accrual-name';
import { type PostbackQueue, queuePostback } from './postbacks/queue-postback';
import type { AffiliateStore } from './stores/affiliate-store';
import type { CommissionStore } from './stores/commission-store';
import type { PostbackStore } from './stores/postback-store';

export interface ReviewAffiliatesDependencies {
  readonly affiliates: AffiliateStore;
  readonly commissions: CommissionStore;
  readonly postbacks: Pick<PostbackStore, 'find'> & PostbackQueue;
  readonly users: Pick<UserList, 'find' | 'setMembership'>;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** The user pool group of approved affiliates. */
const group = 'AFFILIATES';

/**
 * Decides about an affiliate and updates their group membership. A repeated request decides nothing again, even when another admin has
 * decided otherwise since. The group follows the record, so a repeat completes what a crash left out.
 */
export async function decideAbout(
  { affiliates, users, audit, commitTogether, pause, now }: ReviewAffiliatesDependencies,
  {
    affiliate: player,
    decision,
    reason,
    actor,
    key,
  }: { affiliate: string; decision: Decision; reason: AffiliateReason | null; actor: string; key: string },
): Promise<Affiliate | Refusal> {
  const request = {
    name: requestName(`decide-affiliate ${actor} ${player}`, key),
    input: `${decision} ${reason ?? ''}`,
  };
  const decided = await retryOnConflict(pause, async () => {
    const before = await affiliates.find(player);
    if (!before) return { code: 'affiliates/unknown-affiliate' } as const;
    const compared = compareRequest(before.requests, request);
    if (compared === 'reused') return { code: 'idempotency/key-reused' } as const;
    if (compared === 'repeated') return before;
    const isRepeat = before.decidedAt && before.state === decisions[decision].to && before.reason === reason;
    const requests = keepRequest(before.requests, request);
    if (isRepeat) {
      const noted = { ...before, requests, revision: before.revision + 1 };
      const { outcome } = await commitTogether([affiliates.save(before, noted)]);
      return outcome === 'committed' ? noted : conflict;
    }
    const at = now();
    const moved = decideAffiliate(before, decision, { at, reason });
    if (isRefusal(moved)) return moved;
    const after = { ...moved, requests };
    const entry: AuditEntry = {
      id: auditId(at, `affiliate ${player} ${after.revision}`),
      at,
      actor,
      act: `affiliate-${after.state}`,
      subject: { kind: 'player', id: player },
      reason,
      detail: { before: before.state, decision },
    };
    const { outcome } = await commitTogether([affiliates.save(before, after), audit.record(entry)]);
    return outcome === 'committed' ? after : conflict;
  });
  if (decided === conflict) return { code: 'request/unavailable' };
  if (isRefusal(decided)) return decided;
  const user = await users.find(player);
  if (user) await users.setMembership(user.username, group, decided.state === 'approved');
  return decided;
}

/**
 * Reverses what refunds have left of an accrual's commission, before it is settled if possible, so that it is never paid, and
 * queues its postback in the same transaction. A statement that is created concurrently fails the write.
 */
export async function reverseCommission(
  dependencies: ReviewAffiliatesDependencies,
  request: { affiliate: string; player: string; sequence: number; reason: ReversalReason; actor: string },
): Promise<CommissionAccrual | Refusal> {
  const { affiliates, commissions, audit, commitTogether, pause, now } = dependencies;
  const { affiliate, player, sequence, reason, actor } = request;
  const result = await retryOnConflict(pause, async () => {
    const line = await commissions.findLine(player, sequence);
    if (line?.affiliate !== affiliate) return { code: 'affiliates/unknown-accrual' } as const;
    if (line.reversal?.reason === reason) return line;
    const at = now();
    const statements = await affiliates.statementsOf(affiliate);
    const isSettled = statements.some(({ month }) => month >= monthOf(line.dueOn));
    const reversed = reverseAccrual(line, { reason, at, isSettled });
    if (isRefusal(reversed)) return reversed;
    const entry: AuditEntry = {
      id: auditId(at, `reverse ${player} ${sequence}`),
      at,
      actor,
      act: 'commission-reversed',
      subject: { kind: 'player', id: affiliate },
      reason,
      detail: {
        referred: player,
        sequence,
        commissionCents: line.commissionCents,
        takenBackCents: leftOf(line),
      },
    };
    const unsettled = isSettled ? [] : settleableFrom(line.dueOn, dayOf(at));
    const { outcome } = await commitTogether([
      ...commissions.reverse(reversed),
      ...unsettled.map((month) => affiliates.unsettled(affiliate, month)),
      ...(await postbackOf(dependencies, reversed)),
      audit.record(entry),
    ]);
    return outcome === 'committed' ? reversed : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** The postback of a reversal, for an affiliate who receives events. */
async function postbackOf(
  { affiliates, postbacks, now }: ReviewAffiliatesDependencies,
  reversed: CommissionAccrual,
): Promise<AtomicWrite[]> {
  const { affiliate } = reversed;
  const [program, postback] = await Promise.all([affiliates.find(affiliate), postbacks.find(affiliate)]);
  const isReceiver = receivesPostbacks(program, postback);
  const event = isReceiver ? reversalEventOf(reversed, accrualName(reversed)) : null;
  return queuePostback(postbacks, { affiliate, event, now: now() });
}
