import type * as z from 'zod';
import type * as contract from '#contracts/affiliates/routes';
import type { CommissionAccrual } from '#domain/affiliates/commission';
import { maskedMethod, type PayoutDetails } from '#domain/affiliates/payout-details';
import type { Affiliate } from '#domain/affiliates/program';
import { accrualStatus, type Statement } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import { accrualName, opaqueName } from './accrual-name';
import type { AffiliateLink } from './stores/affiliate-items';

/** Serializes a player's place in the affiliate program. */
export function programAnswer(affiliate: Affiliate | undefined): z.input<typeof contract.program> {
  if (!affiliate)
    return { state: 'none', application: null, requestedAt: null, decidedAt: null, reason: null };
  const { state, application, requestedAt, decidedAt, reason } = affiliate;
  return {
    state,
    application: { ...application, channels: [...application.channels] },
    reason,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export function payoutAnswer({
  method,
  taxForm,
  revision,
}: PayoutDetails): z.input<typeof contract.payoutDetails> {
  return {
    method: method && { kind: method.kind, masked: maskedMethod(method) },
    taxForm: taxForm && { ...taxForm, since: taxForm.since.toISOString() },
    revision,
  };
}

export function linkAnswer({
  code,
  name,
  createdAt,
  closedAt,
}: AffiliateLink): z.input<typeof contract.createAffiliateLink.answer>['link'] {
  return {
    code,
    path: `/?ref=${code}`,
    name,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** Serializes a commission accrual for the affiliate, without the player's identity. */
export function accrualAnswer(
  line: CommissionAccrual,
  { statements, today }: { statements: readonly Statement[]; today: LocalDay },
): z.input<typeof contract.commissionAccrual> {
  const { player, at, kind, link, click, state, cents, feeCents, netCents } = line;
  const { commissionCents, ruleVersion, dueOn, reversal } = line;
  const isReversed = reversal?.cents === commissionCents;
  return {
    id: accrualName(line),
    at: at.toISOString(),
    kind,
    link,
    click,
    subId: line.subId ?? null,
    state,
    cents,
    feeCents,
    netCents,
    commissionCents,
    ruleVersion,
    dueOn,
    purchase: line.purchase && opaqueName(`purchase ${player} ${line.purchase}`),
    status: accrualStatus({ dueOn, isReversed }, statements, today),
    reversal: reversal && { reason: reversal.reason, at: reversal.at.toISOString(), cents: reversal.cents },
  };
}

export function statementAnswer(statement: Statement): z.input<typeof contract.statement> {
  const { affiliate: _affiliate, madeAt, payment, ...rest } = statement;
  return {
    ...rest,
    madeAt: madeAt.toISOString(),
    payment: payment && { ...payment, at: payment.at.toISOString() },
  };
}
