import type { AffiliateCode } from '#domain/affiliates/affiliate-code';
import type { Attribution, Click } from '#domain/affiliates/attribution';
import type { CommissionAccrual, Reversal } from '#domain/affiliates/commission';
import type { DecidedRequest } from '#domain/affiliates/decided-request';
import type { MatchVerdict } from '#domain/affiliates/match';
import { noPayoutDetails, type PayoutDetails } from '#domain/affiliates/payout-details';
import type { Affiliate, AffiliateSuspension } from '#domain/affiliates/program';
import type { Statement } from '#domain/affiliates/settlement';

/** A link that an affiliate shares. */
export interface AffiliateLink {
  readonly code: AffiliateCode;
  readonly affiliate: string;
  /** The affiliate's own name for it. */
  readonly name: string;
  readonly createdAt: Date;
  /** When it was closed: it takes no more clicks, and its metrics stay. */
  readonly closedAt: Date | null;
  /** The request that created it; absent from earlier links. */
  readonly request?: DecidedRequest;
  readonly revision: number;
}

/** An item of the `affiliates` table. */
export type AffiliateItem = Readonly<Record<string, unknown>> & {
  readonly owner: string;
  readonly id: string;
};

export const programId = 'program';
export const payoutId = 'payout';
export const attributionId = 'attribution';
export const clickUseId = 'use';
export const linkId = (code: string) => `link#${code}`;
export const statementId = (month: string) => `statement#${month}`;
export const absorbedId = (month: string) => `absorbed#${month}`;
export const verdictId = (player: string) => `verdict#${player}`;
export const accrualId = (sequence: number) => `accrual#${String(sequence).padStart(12, '0')}`;
export const purchaseId = (purchase: string) => `purchase#${purchase}`;
export const redemptionId = (order: string) => `redemption#${order}`;
/** No player id contains `#`. */
export const ownerOfLink = (code: string) => `link#${code}`;
export const ownerOfClick = (id: string) => `click#${id}`;
export const metricsOwner = (affiliate: string) => `metrics#${affiliate}`;
export const ownerOfDues = (affiliate: string) => `dues#${affiliate}`;

export function toAffiliateItem(affiliate: Affiliate): AffiliateItem {
  const { player, requestedAt, decidedAt, state, suspensions } = affiliate;
  return {
    ...affiliate,
    owner: player,
    id: programId,
    partitionKey: `program#${state}`,
    place: placeInState({ player, requestedAt }),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    suspensions: suspensions.map(({ from, until }) => ({
      from: from.toISOString(),
      until: until?.toISOString() ?? null,
    })),
  };
}

/** The cursor after an affiliate among those in its state. */
export function placeInState({ player, requestedAt }: Pick<Affiliate, 'player' | 'requestedAt'>): string {
  return `${requestedAt.toISOString()}#${player}`;
}

export function fromAffiliateItem(item: AffiliateItem): Affiliate {
  const { owner: _owner, id: _id, partitionKey: _partitionKey, place: _place, ...attributes } = item;
  const rest = attributes as Omit<Affiliate, 'requestedAt' | 'decidedAt' | 'suspensions'>;
  return {
    ...rest,
    requestedAt: dateIn(item, 'requestedAt'),
    decidedAt: maybeDateIn(item, 'decidedAt'),
    suspensions: suspensionsIn(item),
  };
}

export function toLinkItem(link: AffiliateLink): AffiliateItem {
  const { affiliate, code, createdAt, closedAt } = link;
  return {
    ...link,
    owner: affiliate,
    id: linkId(code),
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function fromLinkItem(item: AffiliateItem): AffiliateLink {
  const { owner: _owner, id: _id, ...attributes } = item;
  const rest = attributes as Omit<AffiliateLink, 'createdAt' | 'closedAt'>;
  return { ...rest, createdAt: dateIn(item, 'createdAt'), closedAt: maybeDateIn(item, 'closedAt') };
}

export function toPayoutItem({ affiliate, taxForm, methodSince, ...details }: PayoutDetails): AffiliateItem {
  const since = taxForm?.since.toISOString();
  return {
    ...details,
    owner: affiliate,
    id: payoutId,
    methodSince: methodSince?.toISOString() ?? null,
    taxForm: taxForm && { ...taxForm, since },
  };
}

export function fromPayoutItem(item: AffiliateItem): PayoutDetails {
  const { owner: affiliate } = item;
  const { method, taxForm, revision } = item as AffiliateItem &
    Pick<PayoutDetails, 'method' | 'revision'> & {
      taxForm: (Omit<NonNullable<PayoutDetails['taxForm']>, 'since'> & { since: string }) | null;
    };
  return {
    ...noPayoutDetails(affiliate),
    method,
    methodSince: maybeDateIn(item, 'methodSince'),
    taxForm: taxForm && { ...taxForm, since: new Date(taxForm.since) },
    revision,
  };
}

export function toStatementItem(statement: Statement): AffiliateItem {
  const { affiliate, month, madeAt, payment } = statement;
  return {
    ...statement,
    owner: affiliate,
    id: statementId(month),
    partitionKey: `statements#${month}`,
    place: affiliate,
    madeAt: madeAt.toISOString(),
    payment: payment && { ...payment, at: payment.at.toISOString() },
  };
}

export function fromStatementItem(item: AffiliateItem): Statement {
  const { owner: _owner, id: _id, partitionKey: _partitionKey, place: _place, ...attributes } = item;
  type Defaulted = 'takenBackCents';
  const rest = attributes as Omit<Statement, 'madeAt' | 'payment' | Defaulted> &
    Partial<Pick<Statement, Defaulted>>;
  const payment = item['payment'] as { at: string; reference: string } | null;
  // Earlier statements did not record reversals of paid commission.
  return {
    takenBackCents: 0,
    ...rest,
    madeAt: dateIn(item, 'madeAt'),
    payment: payment && { ...payment, at: new Date(payment.at) },
  };
}

export function toVerdictItem({
  affiliate,
  player,
  verdict,
  kinds,
  at,
  requests = [],
  revision = 0,
}: MatchVerdict): AffiliateItem {
  const judged = { verdict, kinds: [...kinds], at: at.toISOString(), requests: [...requests], revision };
  return { owner: affiliate, id: verdictId(player), ...judged };
}

export function fromVerdictItem(item: AffiliateItem): MatchVerdict {
  const { owner: affiliate, id } = item;
  const {
    verdict,
    kinds,
    requests = [],
    revision = 0,
  } = item as AffiliateItem & Pick<MatchVerdict, 'verdict' | 'kinds' | 'requests' | 'revision'>;
  const player = id.slice(verdictId('').length);
  return { affiliate, player, verdict, kinds, at: dateIn(item, 'at'), requests, revision };
}

export function toClickItem(click: Click, expiresAt: Date): AffiliateItem {
  const at = click.at.toISOString();
  return {
    owner: ownerOfClick(click.id),
    id: 'click',
    affiliate: click.affiliate,
    link: click.link,
    at,
    network: click.network,
    ...(click.subId !== undefined && { subId: click.subId }),
    partitionKey: `clicks#${click.affiliate}`,
    place: `${at}#${click.id}`,
    expiresAt: Math.ceil(expiresAt.getTime() / 1_000),
  };
}

export function fromClickItem(item: AffiliateItem): Click {
  const { affiliate, link, network = null, subId } = item as AffiliateItem & Omit<Click, 'id' | 'at'>;
  const id = item.owner.slice(ownerOfClick('').length);
  return { id, affiliate, link, network, at: dateIn(item, 'at'), ...(subId !== undefined && { subId }) };
}

/** Marks the click as used; it names no player and expires with the click. */
export function toClickUseItem({ id }: Pick<Click, 'id'>, expiresAt: Date): AffiliateItem {
  return { owner: ownerOfClick(id), id: clickUseId, expiresAt: Math.ceil(expiresAt.getTime() / 1_000) };
}

/** Without the first purchase, which is written when it happens. */
export function toAttributionItem({ player, click, boundAt, sequence }: Attribution): AffiliateItem {
  return {
    owner: player,
    id: attributionId,
    sequence,
    boundAt: boundAt.toISOString(),
    partitionKey: `referred#${click.affiliate}`,
    place: `${boundAt.toISOString()}#${player}`,
    click: { ...click, at: click.at.toISOString() },
  };
}

export function fromAttributionItem(item: AffiliateItem): Attribution {
  const click = item['click'] as Omit<Click, 'at'> & { at: string };
  return {
    player: item.owner,
    click: { ...click, network: click.network ?? null, at: new Date(click.at) },
    boundAt: dateIn(item, 'boundAt'),
    sequence: item['sequence'] as number,
    firstPurchase: (item['firstPurchase'] as number | undefined) ?? null,
  };
}

export function toAccrualItem(line: CommissionAccrual): AffiliateItem {
  const { player, sequence, affiliate, at, reckonedAt, reversal } = line;
  return {
    ...line,
    owner: player,
    id: accrualId(sequence),
    partitionKey: `accruals#${affiliate}`,
    place: `${reckonedAt.toISOString()}#${player}#${sequence}`,
    at: at.toISOString(),
    reckonedAt: reckonedAt.toISOString(),
    reversal: reversal && { ...reversal, at: reversal.at.toISOString() },
  };
}

export function fromAccrualItem(item: AffiliateItem): CommissionAccrual {
  const { owner: _owner, id: _id, partitionKey: _partitionKey, place: _place, ...attributes } = item;
  type Defaulted = 'takenCents' | 'isAfterPayout' | 'heldDays' | 'order';
  const rest = attributes as Omit<CommissionAccrual, 'at' | 'reckonedAt' | 'reversal' | Defaulted> &
    Partial<Pick<CommissionAccrual, Defaulted>>;
  const reversal = item['reversal'] as
    | (Omit<Reversal, 'at' | 'cents'> & { at: string; cents?: number })
    | null;
  // Earlier accruals were held 30 days, name no order and lack what refunds had taken; a reversal took the whole commission.
  return {
    takenCents: 0,
    isAfterPayout: false,
    heldDays: 30,
    order: null,
    ...rest,
    at: dateIn(item, 'at'),
    reckonedAt: dateIn(item, 'reckonedAt'),
    reversal: reversal && {
      ...reversal,
      at: new Date(reversal.at),
      cents: reversal.cents ?? rest.commissionCents,
    },
  };
}

/** Earlier items have none. */
function suspensionsIn(item: AffiliateItem): AffiliateSuspension[] {
  const suspensions = (item['suspensions'] ?? []) as { from: string; until: string | null }[];
  return suspensions.map(({ from, until }) => ({
    from: new Date(from),
    until: until === null ? null : new Date(until),
  }));
}

function dateIn(item: AffiliateItem, name: string): Date {
  return new Date(item[name] as string);
}

function maybeDateIn(item: AffiliateItem, name: string): Date | null {
  return item[name] ? dateIn(item, name) : null;
}
