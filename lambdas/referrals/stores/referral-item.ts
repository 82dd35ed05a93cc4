import type { Referral, RewardPart } from '#domain/referrals/referral';

/** An invitee's item of the table `referrals`. Instants are ISO strings, except the one that an index sorts by. */
export interface ReferralItem extends Omit<
  Referral,
  'id' | 'invitee' | 'joinedAt' | 'boundAt' | 'qualified' | 'parts' | 'nextCheckAt'
> {
  /** The invitee. */
  readonly player: string;
  /** The referral's id, by which `by-referrer` sorts. */
  readonly place: string;
  readonly joinedAt: string;
  readonly boundAt: string;
  readonly qualified: { readonly at: string; readonly month: string } | null;
  readonly parts: { readonly invitee: PartItem; readonly referrer: PartItem };
  /** Present only while a check is scheduled, so that `by-next-check` stays sparse; milliseconds since 1970. */
  readonly open?: typeof openMark;
  readonly nextCheckAt?: number;
}

/** The item's sort key. */
export const referralId = 'referral';

type PartItem = Record<string, unknown>;

const openMark = 'open';

export function toReferralItem(referral: Referral): Record<string, unknown> {
  const { id, invitee, joinedAt, boundAt, qualified, parts, nextCheckAt, ...rest } = referral;
  return {
    ...rest,
    player: invitee,
    place: id,
    joinedAt: joinedAt.toISOString(),
    boundAt: boundAt.toISOString(),
    qualified: qualified && { ...qualified, at: qualified.at.toISOString() },
    parts: { invitee: toPartItem(parts.invitee), referrer: toPartItem(parts.referrer) },
    ...(nextCheckAt && { open: openMark, nextCheckAt: nextCheckAt.getTime() }),
  };
}

export function fromReferralItem(item: ReferralItem): Referral {
  const { player, referrer, place, code, progress, qualified, parts, nextCheckAt, waitMs, revision } = item;
  return {
    id: place,
    invitee: player,
    referrer,
    code,
    progress,
    waitMs,
    revision,
    joinedAt: new Date(item.joinedAt),
    boundAt: new Date(item.boundAt),
    qualified: qualified && ({ ...qualified, at: new Date(qualified.at) } as Referral['qualified']),
    parts: { invitee: fromPartItem(parts.invitee), referrer: fromPartItem(parts.referrer) },
    nextCheckAt: nextCheckAt === undefined ? null : new Date(nextCheckAt),
  };
}

function toPartItem(part: RewardPart): PartItem {
  return { ...part, ...('at' in part && { at: part.at.toISOString() }) };
}

function fromPartItem(item: PartItem): RewardPart {
  return { ...item, ...('at' in item && { at: new Date(item['at'] as string) }) } as RewardPart;
}
