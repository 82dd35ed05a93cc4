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

/** Ledger details that may cause a notice. */
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

type EventBuilder<Detail> = (detail: Detail, postings: readonly Posting[]) => NoticeEvent | null;

const builders: {
  readonly [Kind in NoticedDetail['kind']]: EventBuilder<Extract<NoticedDetail, { kind: Kind }>>;
} = {
  'account-change': accountChangeEvent,
  'account-closed': () => ({ kind: 'account-closed' }),
  expiry: (_detail, postings) => ({ kind: 'sweeps-expired', sweeps: amount(-movedOf('sweeps', postings)) }),
  grant: ({ reason }, postings) => {
    const gold = movedOf('gold', postings);
    const sweeps = movedOf('sweeps', postings);
    if (reason === 'free-entry') return { kind: 'free-entry', sweeps };
    return reason === referralReason ? { kind: 'referral', gold, sweeps } : null;
  },
  // The price leaves the held balance.
  order: ({ order }, postings) => ({
    kind: 'order-placed',
    order,
    total: amount(
      -sum(postings.filter(({ account }) => account === 'player:sweeps-held').map((each) => each.amount)),
    ),
  }),
  'play-limits': ({ change }) => playLimitEvent(change),
  purchase: ({ priceCents, receiptNumber }, postings) => ({
    kind: 'purchase',
    cents: priceCents,
    receiptNumber,
    gold: movedOf('gold', postings),
    sweeps: movedOf('sweeps', postings),
  }),
  refund: ({ cents }, postings) => {
    const gold = movedOf('gold', postings);
    const sweeps = movedOf('sweeps', postings);
    return cents < 0
      ? { kind: 'refund-undone', cents: -cents, gold, sweeps }
      : { kind: 'refund', cents, gold: amount(-gold), sweeps: amount(-sweeps) };
  },
  'sign-out': () => ({ kind: 'signed-out' }),
  'sweeps-freeze': ({ isFrozen, reason }) => {
    if (!isFrozen) return { kind: 'sweeps-freed' };
    // The freeze that another dispute keeps was announced before.
    return reason === 'dispute-won' ? null : { kind: 'sweeps-frozen' };
  },
};

/** Whether transactions of this kind may cause a notice. */
export function isNoticed(kind: string): kind is NoticedDetail['kind'] {
  return Object.hasOwn(builders, kind);
}

/** The notice event of a transaction, or null. Play causes none, because the player sees it directly. */
export function noticeEventOf<Detail extends NoticedDetail>(
  detail: Detail,
  postings: readonly Posting[],
): NoticeEvent | null {
  const build = builders[detail.kind] as EventBuilder<Detail>;
  return build(detail, postings);
}

function accountChangeEvent({ step, eraseAt, reason, stop }: AccountChangeDetail): NoticeEvent | null {
  if (
    step === 'deletion-withdrawn' ||
    step === 'email-changed' ||
    step === 'email-change-stopped' ||
    step === 'payout-method-changed' ||
    step === 'postback-changed' ||
    step === 'suspension-lifted' ||
    step === 'birthday-corrected'
  )
    return { kind: step };
  if (step === 'email-change-requested') return stop === undefined ? null : { kind: step, stop };
  if (step === 'suspended') return reason ? { kind: step, reason } : null;
  return step === 'deletion-requested' && eraseAt !== undefined ? { kind: step, eraseAt } : null;
}

/** Net change of all player accounts of a coin. */
function movedOf(coin: 'gold' | 'sweeps', postings: readonly Posting[]): Amount {
  return sum(
    postings
      .filter(({ account }) => isPlayerAccount(account) && coinOf(account) === coin)
      .map((posting) => posting.amount),
  );
}

/** Parses `set-play-limit thing=loss-sweeps period=day most=500`; other changes cause no notice. */
function playLimitEvent(change: string): NoticeEvent | null {
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
