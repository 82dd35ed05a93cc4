import type { PurchaseDetail } from '#domain/coins/purchase';
import type { SweepsFreezeDetail } from '#domain/coins/purchase-dispute';
import type { RefundDetail } from '#domain/coins/purchase-refund';
import { type Amount, amount, sum } from '#domain/money/coin';
import { limitedThings } from '#domain/play-limits/limits';
import type { PlayStateDetail } from '#domain/play-limits/play-state';
import { periods } from '#domain/play-limits/windows';
import type { AccountChangeDetail, AccountClosedDetail } from '#domain/player/deletion';
import type { SignOutDetail } from '#domain/player/sign-in';
import { referralReason } from '#domain/referrals/reward';
import type { OrderDetail } from '#domain/rewards/checkout';
import { coinOf, isPlayerAccount } from '#domain/wallet/account';
import type { ExpiryDetail } from '#domain/wallet/expiry';
import type { GrantDetail } from '#domain/wallet/grant';
import type { Posting } from '#domain/wallet/posting';
import type { NoticeEvent } from './notice-event';

/** Details of the ledger's transactions of which some are worth a notice. */
export type NoticedDetail =
  | AccountChangeDetail
  | AccountClosedDetail
  | ExpiryDetail
  | GrantDetail
  | OrderDetail
  | PlayStateDetail
  | PurchaseDetail
  | RefundDetail
  | SignOutDetail
  | SweepsFreezeDetail;

type Teller<Detail> = (detail: Detail, postings: readonly Posting[]) => NoticeEvent | null;

const tellers: { readonly [Kind in NoticedDetail['kind']]: Teller<Extract<NoticedDetail, { kind: Kind }>> } =
  {
    'account-change': accountChangeTold,
    'account-closed': () => ({ kind: 'account-closed' }),
    expiry: (_detail, postings) => ({ kind: 'sweeps-expired', sweeps: amount(-movedOf('sweeps', postings)) }),
    grant: ({ reason }, postings) => {
      const gold = movedOf('gold', postings);
      const sweeps = movedOf('sweeps', postings);
      if (reason === 'free-entry') return { kind: 'free-entry', sweeps };
      return reason === referralReason ? { kind: 'referral', gold, sweeps } : null;
    },
    // What was set aside for it leaves the held account.
    order: ({ order }, postings) => ({
      kind: 'order-placed',
      order,
      total: amount(
        -sum(postings.filter(({ account }) => account === 'player:sweeps-held').map((each) => each.amount)),
      ),
    }),
    'play-limits': ({ change }) => changeTold(change),
    purchase: ({ priceCents, receiptNumber }, postings) => ({
      kind: 'purchase',
      cents: priceCents,
      receiptNumber,
      gold: movedOf('gold', postings),
      sweeps: movedOf('sweeps', postings),
    }),
    refund: ({ cents }, postings) => ({
      kind: 'refund',
      cents,
      gold: amount(-movedOf('gold', postings)),
      sweeps: amount(-movedOf('sweeps', postings)),
    }),
    'sign-out': () => ({ kind: 'signed-out' }),
    'sweeps-freeze': ({ isFrozen }) => ({ kind: isFrozen ? 'sweeps-frozen' : 'sweeps-freed' }),
  };

/** Whether transactions of this kind may be worth a notice. */
export function isNoticed(kind: string): kind is NoticedDetail['kind'] {
  return Object.hasOwn(tellers, kind);
}

/** What a player is to hear of a transaction, null for nothing: whoever plays sees for themselves. */
export function noticeEventOf<Detail extends NoticedDetail>(
  detail: Detail,
  postings: readonly Posting[],
): NoticeEvent | null {
  const tell = tellers[detail.kind] as Teller<Detail>;
  return tell(detail, postings);
}

function accountChangeTold({ step, eraseAt, reason, stop }: AccountChangeDetail): NoticeEvent | null {
  if (
    step === 'deletion-withdrawn' ||
    step === 'email-changed' ||
    step === 'email-change-stopped' ||
    step === 'suspension-lifted'
  )
    return { kind: step };
  if (step === 'email-change-asked') return stop === undefined ? null : { kind: step, stop };
  if (step === 'suspended') return reason ? { kind: step, reason } : null;
  return step === 'deletion-asked' && eraseAt !== undefined ? { kind: step, eraseAt } : null;
}

/** By how much all that a player holds of a coin has changed. */
function movedOf(coin: 'gold' | 'sweeps', postings: readonly Posting[]): Amount {
  return sum(
    postings
      .filter(({ account }) => isPlayerAccount(account) && coinOf(account) === coin)
      .map((posting) => posting.amount),
  );
}

/** Reads `set-play-limit thing=loss-sweeps period=day most=500`; what is no change of a bound is told to nobody. */
function changeTold(change: string): NoticeEvent | null {
  const [name, ...words] = change.split(' ');
  const fields = new Map(words.map((word) => word.split('=') as [string, string | undefined]));
  const numberOf = (field: string) => Number(fields.get(field));
  const orNull = (field: string) => (fields.get(field) === 'null' ? null : numberOf(field));
  switch (name) {
    case 'set-play-limit': {
      const thing = limitedThings.find((each) => each === fields.get('thing'));
      const period = periods.find((each) => each === fields.get('period'));
      return thing && period ? { kind: 'limit-asked', thing, period, most: orNull('most') } : null;
    }
    case 'choose-reality-check':
      return { kind: 'reality-check', minutes: numberOf('minutes') };
    case 'take-break':
      return { kind: 'break', days: numberOf('days') };
    case 'exclude-myself':
      return { kind: 'exclusion', months: orNull('months') };
    default:
      return null;
  }
}
