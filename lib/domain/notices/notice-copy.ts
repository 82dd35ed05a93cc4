import type { ApprovalAct } from '#domain/approvals/approval-request';
import type { Amount } from '#domain/money/coin';
import type { LimitedThing } from '#domain/play-limits/limits';
import type { BlockerKind } from '#domain/player/deletion';
import type { SuspensionReason } from '#domain/player/suspension';
import { describeRejection } from './identity-decided';
import {
  counted,
  formatDay,
  formatDollars,
  formatGold,
  formatInstant,
  describeLimit,
  formatSweeps,
} from './measures';
import type { RequestedLimit, NoticeKind, MailedNoticeEvent } from './notice-event';
import { describeOrderMove } from './order-moved';
import { type TicketNoticeEvent, describeTicketMove } from './ticket-moved';

/** Copy of a notice. */
export interface NoticeCopy {
  readonly title: string;
  /** A few plain sentences. */
  readonly text: string;
  /** Page of the site with details, or null. */
  readonly link: string | null;
}

type Writers = {
  readonly [Kind in NoticeKind]: (
    noticeEvent: Extract<MailedNoticeEvent, { kind: Kind }>,
    zone: string,
  ) => NoticeCopy;
};

const limits = '/Account/limits';
const security = '/Account/security';

const blockers: Readonly<Record<BlockerKind, string>> = {
  order: 'an order is on its way',
  checkout: 'a checkout is open',
  purchase: 'a purchase is not final',
  dispute: 'a payment is disputed',
  round: 'a round waits for your decision',
  suspension: 'we look at something about your account',
};

const suspensionLabel: Readonly<Record<SuspensionReason, string>> = {
  'unusual-play': 'Something about the way your account plays is unusual, and we are looking at it.',
  'several-accounts': 'It looks as if you had more than one account, which our terms do not allow.',
  'payment-review': 'We are looking at a payment of yours.',
  'identity-review': 'It is not clear to us yet who you are.',
  'terms-broken': 'Something was against our terms.',
  'own-request': 'We were asked for this, by you or by somebody who cares for you.',
};

const approvalActs: Readonly<Record<ApprovalAct['kind'], string>> = {
  adjustment: 'a large correction of a balance',
  odds: 'odds of a mystery prize that are unusually generous or unusually low',
};

const limitedThing: Readonly<Record<LimitedThing, { readonly what: string; readonly how: string }>> = {
  'stake-gold': { what: 'Gold Coins', how: 'staked' },
  'stake-sweeps': { what: 'Sweeps Coins', how: 'staked' },
  'loss-gold': { what: 'Gold Coins', how: 'lost' },
  'loss-sweeps': { what: 'Sweeps Coins', how: 'lost' },
  purchase: { what: 'money', how: 'spent on coins' },
  time: { what: 'time', how: 'played' },
};

const writers: Writers = {
  purchase: ({ cents, receiptNumber, gold, sweeps }) => ({
    title: `Receipt: ${formatDollars(cents)}`,
    text: `You paid ${formatDollars(cents)} and got ${coinsOf(gold, sweeps)}. Your receipt ${receiptNumber} is among your purchases.`,
    link: '/Coins',
  }),
  refund: ({ cents, gold, sweeps }) => ({
    title: `${formatDollars(cents)} go back to you`,
    text:
      (gold > 0 || sweeps > 0 ? `We took back ${coinsOf(gold, sweeps)} that came with it. ` : '') +
      'Your bank shows the money within a few days.',
    link: '/Coins',
  }),
  'sweeps-frozen': () => ({
    title: 'Your Sweeps Coins wait',
    text:
      'Something about a payment of yours is not settled, so Sweeps Coins can be neither played nor won for now. ' +
      'They stay yours, and Gold Coins can be played. Write to us, and we look at it together.',
    link: '/Coins',
  }),
  'sweeps-freed': () => ({
    title: 'Your Sweeps Coins can be played again',
    text: 'What was not settled about your payment is settled now.',
    link: '/Coins',
  }),
  'draw-won': ({ order, prize, entry }) => ({
    title: `You have won: ${prize}`,
    text: `Your entry ${entry} was drawn. We get in touch with you about your prize, and your order shows how the draw can be checked.`,
    link: `/Account/orders/${order}`,
  }),
  'order-placed': ({ order, total }) => ({
    title: 'We have your order',
    text: `It costs ${formatSweeps(total)}, which is paid. Its page shows every step and the day by which the next one is promised.`,
    link: `/Account/orders/${order}`,
  }),
  'order-moved': (moved) => ({ ...describeOrderMove(moved), link: `/Account/orders/${moved.order}` }),
  'limit-holds': (limit) => ({
    title: limit.most === null ? 'A limit is not set' : 'Your limit is set',
    text: `${limitSentence(limit)} This holds from now on, in every game and on every device.`,
    link: limits,
  }),
  'limit-coming': ({ from, ...limit }, zone) => ({
    title: 'A looser limit is to come',
    text:
      `You asked for this: ${limitSentence(limit)} It begins on ${formatInstant(new Date(from), zone)}; until then the limit ` +
      'that you have holds. Set that one again, and this is taken back.',
    link: limits,
  }),
  'limit-begun': (limit) => ({
    title: 'Your looser limit has begun',
    text: `${limitSentence(limit)} A stricter one holds the moment you set it.`,
    link: limits,
  }),
  'limit-overtaken': (limit) => ({
    title: 'You asked for another limit',
    text: `You asked for this: ${limitSentence(limit)} It was changed again since; your limits show what holds now.`,
    link: limits,
  }),
  'reality-check': ({ minutes }) => ({
    title: 'Your reality check is set',
    text: `After each ${counted(minutes, 'minute')} of play a game stops and shows you where you stand.`,
    link: limits,
  }),
  break: ({ days }) => ({
    title: `Your break of ${counted(days, 'day')} has begun`,
    text:
      'Until it is over there are no games, no bonuses and no purchases. It cannot be ended early. ' +
      'Your coins wait for you, and none of them expire meanwhile.',
    link: limits,
  }),
  exclusion: ({ months }) => ({
    title: 'You are excluded from play',
    text:
      `This holds ${months === null ? 'for good' : `for ${counted(months, 'month')}`} and cannot be taken back. There are no games, ` +
      'no bonuses and no purchases. Prizes can still be ordered with the coins that you have. ' +
      'If you want somebody to talk to: 1-800-GAMBLER, at any hour and for free.',
    link: limits,
  }),
  'signed-out': () => ({
    title: 'You were signed out everywhere',
    text: 'Every device has to sign in again. If it was not you who asked for it, choose a new password at once.',
    link: '/Account/security',
  }),
  'deletion-asked': ({ eraseAt }, zone) => ({
    title: `Your account will be deleted on ${formatDay(new Date(eraseAt), zone)}`,
    text:
      `You asked for this. Until ${formatInstant(new Date(eraseAt), zone)} you can change your mind on your security page, and you can still order prizes with the ` +
      'Sweeps Coins that you have won; what is left then is lost. If it was not you who asked, keep the account and choose a new ' +
      'password at once.',
    link: security,
  }),
  'deletion-soon': ({ eraseAt }, zone) => ({
    title: `Your account will be deleted on ${formatDay(new Date(eraseAt), zone)}`,
    text:
      'There are three days left to change your mind, to take your data along and to order prizes with the Sweeps Coins that you ' +
      'have won.',
    link: security,
  }),
  'deletion-blocked': ({ by }) => ({
    title: 'Your account could not be deleted yet',
    text:
      `Something has to be settled first: ${by.map((kind) => blockers[kind]).join(', ')}. We look again every day, and your ` +
      'account is deleted once it is settled. You can still keep it.',
    link: security,
  }),
  'deletion-withdrawn': () => ({
    title: 'You keep your account',
    text: 'The deletion is off. Nothing was erased, and everything works as before.',
    link: security,
  }),
  suspended: ({ reason }) => ({
    title: 'Your account is suspended',
    text:
      `${suspensionLabel[reason]} Until it is settled there are no games, purchases, gifts and prize orders. Your coins stay yours and none ` +
      'of them expire meanwhile; your history stays open to you. Write to us, and a person looks at it with you.',
    link: '/static/Support',
  }),
  'suspension-lifted': () => ({
    title: 'Your account is open again',
    text: 'What we had to look at is settled. Everything works as before, and your coins are where you left them.',
    link: '/',
  }),
  'account-closed': () => ({
    title: 'Your account is closed',
    text:
      'You are signed out everywhere, and your name, addresses, date of birth, documents and sign-in are being erased. What the law ' +
      'has us keep stays under a number without your name. This is the last mail that you get from us. You are welcome to open ' +
      'a new account at any time.',
    // The reader has no account page any more.
    link: '/',
  }),
  'email-change-asked': ({ stop }) => ({
    title: 'A change of your e-mail address was requested',
    text:
      'You, or someone signed in to your account, requested another e-mail address. Redemptions are paused until three days after the ' +
      'change. If it was not you, use this link: your address stays or is restored, and every device is signed out.',
    link: `/StopEmailChange/${stop}`,
  }),
  'email-change-stopped': () => ({
    title: 'The change of your e-mail address was stopped',
    text: 'Your account keeps this address, and every device is signed out. Choose a new password when you sign in.',
    link: '/Account/security',
  }),
  'approval-asked': ({ act, lapsesAt }, zone) => ({
    title: 'A second superadmin is needed',
    text:
      `Another superadmin asks for ${approvalActs[act]}. Look at what it is and why, then approve or decline it by ` +
      `${formatInstant(new Date(lapsesAt), zone)}. If nobody should have asked, decline it and end their sign-ins.`,
    link: '/Dashboard/approvals',
  }),
  'approval-decided': ({ act, verdict }) => ({
    title: verdict === 'approved' ? 'Your request is approved' : 'Your request is declined',
    text:
      `You asked for ${approvalActs[act]}. ` +
      (verdict === 'approved' ? 'It is done.' : 'Nothing was done.') +
      ' If you did not ask, choose a new password at once.',
    link: '/Dashboard/approvals',
  }),
  'email-changed': () => ({
    title: 'Your e-mail address was changed',
    text:
      'You sign in with the new address from now on, and mail goes there. The one before is told of it this once. ' +
      'If it was not you who changed it, write to us at once.',
    link: '/Account/profile',
  }),
  'identity-confirmed': () => ({
    title: 'Your identity is confirmed',
    text: 'A person has looked at your documents and found everything in order. Nothing more is needed.',
    link: '/Account/identity',
  }),
  'identity-refused': ({ documents }) => ({
    title: 'Please send a document again',
    text:
      (documents.length > 0 ? `We need anew: ${describeRejection(documents)}. ` : '') +
      'Everything else stays accepted, and you keep your place in the line.',
    link: '/Account/identity',
  }),
  'ticket-answered': ticketLabel,
  'ticket-closed': ticketLabel,
  'free-entry': ({ sweeps }) => ({
    title: `Your free entry: ${formatSweeps(sweeps)}`,
    text: `We took your entry and added ${formatSweeps(sweeps)} to your balance. You can enter once a day.`,
    link: '/Coins',
  }),
  referral: ({ gold, sweeps }) => ({
    title: 'Your reward for a friend is here',
    text:
      `One of you invited the other, and everything that it takes is done: we added ${coinsOf(gold, sweeps)} to your balance. ` +
      (sweeps > 0
        ? 'Sweeps Coins must be played once.'
        : 'Sweeps Coins could not be given to you; the page of your friends says why.'),
    link: '/Account/friends',
  }),
  'sweeps-expiring': ({ sweeps, days, at }, zone) => ({
    title: `${formatSweeps(sweeps)} expire in ${counted(days, 'day')}`,
    text:
      `Sweeps Coins expire after 60 days without a visit, yours on ${formatInstant(new Date(at), zone)}. ` +
      'Signing in once is enough to keep them; you need not play.',
    link: '/Account',
  }),
  'sweeps-expired': ({ sweeps }) => ({
    title: `${formatSweeps(sweeps)} have expired`,
    text: 'There was no visit for 60 days. Your Gold Coins are as they were, and so is whatever was set aside.',
    link: '/Account/history',
  }),
};

/**
 * Writes the copy of a notice. It is stored with the notice, so later changes of the copy never alter a sent notice.
 *
 * @param zone  IANA name of the player's time zone
 */
export function noticeCopy<Event extends MailedNoticeEvent>(noticeEvent: Event, zone: string): NoticeCopy {
  const write = writers[noticeEvent.kind] as (noticeEvent: Event, zone: string) => NoticeCopy;
  return write(noticeEvent, zone);
}

function ticketLabel(moved: TicketNoticeEvent): NoticeCopy {
  return { ...describeTicketMove(moved), link: `/Account/support?ticket=${moved.ticket}` };
}

function coinsOf(gold: Amount, sweeps: Amount): string {
  if (sweeps <= 0) return formatGold(gold);
  return gold <= 0 ? formatSweeps(sweeps) : `${formatGold(gold)} and ${formatSweeps(sweeps)}`;
}

function limitSentence({ thing, period, most }: RequestedLimit): string {
  const { what, how } = limitedThing[thing];
  return most === null
    ? `No limit on ${what} ${how} in a ${period}.`
    : `At most ${describeLimit(thing, most)} ${how} in a ${period}.`;
}
