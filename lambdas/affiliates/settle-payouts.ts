import type { Refusal } from '#contracts/errors';
import { dayOf } from '#domain/affiliates/commission';
import { checkPayoutDetails } from '#domain/affiliates/payout-details';
import {
  addDues,
  canSettle,
  payStatement as paid,
  type SettledMonth,
  settleMonth,
  type Statement,
} from '#domain/affiliates/settlement';
import { addDays, firstOfNextMonth, type LocalDay } from '#domain/player/local-day';
import type { AuditEntry } from '#lambdas/audit/stores/audit-store';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import { type AffiliateMatchDependencies, awaitsReview, takeBackSelfReferrals } from './affiliate-matches';
import type { ReviewAffiliatesDependencies } from './review-affiliates';

/** Affiliates per request. */
const atATime = 25;

/** Prefix of the cursor once a run has reached the suspended affiliates; their cursor follows it. */
const amongSuspended = 'suspended ';

/**
 * Creates the statements of a month for the next page of affiliates: first the approved ones, then the suspended ones, whose earnings are
 * paid as well. An affiliate who is suspended during the run appears among the suspended. The amounts due are final: accruals fall due on
 * the day of their computation at the earliest, and a month is settled once it is over. An affiliate with a statement of this or a later
 * month keeps it, so a run can be repeated and stop anywhere. An affiliate with a match that no admin has judged is left out, and a later
 * run settles it.
 *
 * @returns the statements of this page, the affiliates left out, and the cursor of the next page
 */
export async function runPayouts(
  dependencies: AffiliateMatchDependencies,
  { month, after, actor }: { month: SettledMonth; after: string | undefined; actor: string },
): Promise<{ items: Statement[]; inReview: string[]; next: string | null } | Refusal> {
  const { affiliates, now } = dependencies;
  if (!canSettle(month, dayOf(now()))) return { code: 'affiliates/month-open' };
  const isAmongSuspended = after?.startsWith(amongSuspended) ?? false;
  const from = (isAmongSuspended ? after?.slice(amongSuspended.length) : after) || undefined;
  const page = await affiliates.inState(isAmongSuspended ? 'suspended' : 'approved', {
    limit: atATime,
    from,
  });
  const items: Statement[] = [];
  const inReview: string[] = [];
  for (const { player } of page.items) {
    if (await awaitsReview(dependencies, player)) {
      inReview.push(player);
      continue;
    }
    const refused = await takeBackSelfReferrals(dependencies, { affiliate: player, actor });
    if (refused) return refused;
    const statement = await settle(dependencies, { affiliate: player, month, actor });
    if (statement === conflict) return { code: 'request/unavailable' };
    if (statement) items.push(statement);
  }
  if (!isAmongSuspended) return { items, inReview, next: page.next ?? amongSuspended };
  return { items, inReview, next: page.next === null ? null : amongSuspended + page.next };
}

/** @returns null when a later month was settled without this one */
async function settle(
  { affiliates, commissions, audit, commitTogether, pause, now }: ReviewAffiliatesDependencies,
  { affiliate, month, actor }: { affiliate: string; month: SettledMonth; actor: string },
): Promise<Statement | null | typeof conflict> {
  return retryOnConflict(pause, async () => {
    const statements = await affiliates.statementsOf(affiliate);
    const last = statements.at(-1);
    if (last && last.month >= month) return statements.find((each) => each.month === month) ?? null;
    const to = lastDayOf(month);
    const dues = await commissions.duesOf(affiliate, { to, ...(last && { after: lastDayOf(last.month) }) });
    const at = now();
    const statement = settleMonth({ affiliate, month, due: addDues(dues.values()), madeAt: at }, statements);
    const { totalCents, outcome } = statement;
    const entry: AuditEntry = {
      id: auditId(at, `settle ${affiliate} ${month}`),
      at,
      actor,
      act: 'affiliate-settled',
      subject: { kind: 'player', id: affiliate },
      reason: null,
      detail: { month, totalCents, outcome },
    };
    const written = await commitTogether([affiliates.addStatement(statement), audit.record(entry)]);
    return written.outcome === 'committed' ? statement : conflict;
  });
}

/**
 * Records that a statement was paid; refused while a match of the affiliate awaits an admin's review, without a payout method and a
 * received tax form, and for three days after a change of the payout method.
 */
export async function payStatement(
  dependencies: AffiliateMatchDependencies,
  payout: { affiliate: string; month: SettledMonth; reference: string; actor: string },
): Promise<Statement | Refusal> {
  const { affiliates, audit, commitTogether, pause, now } = dependencies;
  const { affiliate, month, reference, actor } = payout;
  const result = await retryOnConflict(pause, async () => {
    const statement = (await affiliates.statementsOf(affiliate)).find((each) => each.month === month);
    if (!statement) return { code: 'affiliates/unknown-statement' } as const;
    const at = now();
    const after = paid(statement, { at, reference });
    if (isRefusal(after) || after === statement) return after;
    if (await awaitsReview(dependencies, affiliate)) return { code: 'affiliates/review-open' } as const;
    const details = await affiliates.payoutDetailsOf(affiliate);
    const unpayable = checkPayoutDetails(details, at);
    if (unpayable) return unpayable;
    const entry: AuditEntry = {
      id: auditId(at, `pay ${affiliate} ${month}`),
      at,
      actor,
      act: 'affiliate-paid',
      subject: { kind: 'player', id: affiliate },
      reason: null,
      detail: { month, totalCents: statement.totalCents, reference },
    };
    const { outcome } = await commitTogether([
      affiliates.payStatement(after),
      affiliates.payoutDetailsUnchanged(details),
      audit.record(entry),
    ]);
    return outcome === 'committed' ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

function lastDayOf(month: SettledMonth): LocalDay {
  return addDays(firstOfNextMonth(`${month}-01` as LocalDay), -1);
}
