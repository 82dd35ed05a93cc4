import type { Refusal } from '#contracts/errors';
import { dayOf } from '#domain/affiliates/commission';
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

/** So many affiliates a request. */
const atATime = 25;

/** Where a run goes on with those who are suspended; after it follows the place from which on. */
const amongSuspended = 'suspended ';

/**
 * Makes the statements of a month for the next affiliates: of those who are approved, and after them of those who are suspended, as what
 * they had earned is paid like everybody's. Whoever is suspended meanwhile is met among the suspended. What is due can change no more: lines fall due on
 * the day of their reckoning at the earliest, and a month is settled when it is over. Whoever has a statement of this month or a later
 * one keeps it, so a run can be repeated and cut off anywhere. Whoever has something in common with a player of theirs that no admin has
 * looked at is left out, and settled by a run after that.
 *
 * @returns the statements of these affiliates, those who were left out, and where to go on
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

/** @returns null where a later month was settled without this one */
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

/** Notes that a statement was paid; refused while an admin has to look at what its affiliate has in common with players of theirs. */
export async function payStatement(
  dependencies: AffiliateMatchDependencies,
  asked: { affiliate: string; month: SettledMonth; reference: string; actor: string },
): Promise<Statement | Refusal> {
  const { affiliates, audit, commitTogether, pause, now } = dependencies;
  const { affiliate, month, reference, actor } = asked;
  const result = await retryOnConflict(pause, async () => {
    const statement = (await affiliates.statementsOf(affiliate)).find((each) => each.month === month);
    if (!statement) return { code: 'affiliates/unknown-statement' } as const;
    const at = now();
    const after = paid(statement, { at, reference });
    if (isRefusal(after) || after === statement) return after;
    if (await awaitsReview(dependencies, affiliate)) return { code: 'affiliates/review-open' } as const;
    const entry: AuditEntry = {
      id: auditId(at, `pay ${affiliate} ${month}`),
      at,
      actor,
      act: 'affiliate-paid',
      subject: { kind: 'player', id: affiliate },
      reason: null,
      detail: { month, totalCents: statement.totalCents, reference },
    };
    const { outcome } = await commitTogether([affiliates.payStatement(after), audit.record(entry)]);
    return outcome === 'committed' ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

function lastDayOf(month: SettledMonth): LocalDay {
  return addDays(firstOfNextMonth(`${month}-01` as LocalDay), -1);
}
