import type { ApprovalAct } from '#domain/approvals/approval-request';
import type { Amount } from '#domain/money/coin';
import { brand } from '#domain/operator/brand';
import { helpLines } from '#domain/operator/help-lines';
import type { LimitedThing } from '#domain/play-limits/limits';
import { type BlockerKind, deletionRules } from '#domain/player/deletion';
import { redemptionPauseDays } from '#domain/player/email-change';
import { suspensionText } from '#domain/player/suspension-copy';
import { currentTerms } from '#domain/wallet/grant';
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
import { describeOrderCorrection } from './order-corrected';
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
  order: 'an order is not delivered yet',
  checkout: 'a checkout is open',
  purchase: 'a purchase is not final',
  dispute: 'a payment is disputed',
  round: 'a game is waiting for your move',
  suspension: 'your account is under review',
  commission: 'affiliate commission is not paid yet',
};

const approvalActs: Readonly<Record<ApprovalAct['kind'], string>> = {
  adjustment: 'a large balance correction',
  odds: 'unusually generous or low odds for a mystery prize',
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
    text: `You paid ${formatDollars(cents)} and received ${coinsOf(gold, sweeps)}. Find receipt ${receiptNumber} under your purchases.`,
    link: '/Coins',
  }),
  refund: ({ cents, gold, sweeps }) => ({
    title: `Refund: ${formatDollars(cents)}`,
    text:
      (gold > 0 || sweeps > 0 ? `We took back ${coinsOf(gold, sweeps)} that came with this purchase. ` : '') +
      'Your bank should show the refund within a few days.',
    link: '/Coins',
  }),
  'refund-undone': ({ cents, gold, sweeps }) => ({
    title: `We could not refund ${formatDollars(cents)}`,
    text: `Our payment provider did not accept the refund, so we gave ${coinsOf(gold, sweeps)} back to you. Contact us if you still want the refund.`,
    link: '/Coins',
  }),
  'sweeps-frozen': () => ({
    title: 'Your Sweeps Coins are frozen',
    text:
      'One of your payments is under review, so you cannot play or receive Sweeps Coins for now. ' +
      'They are still yours, and you can keep playing with Gold Coins. Contact us if you need help.',
    link: '/Coins',
  }),
  'sweeps-freed': () => ({
    title: 'Your Sweeps Coins can be played again',
    text: 'The review of your payment is complete.',
    link: '/Coins',
  }),
  'draw-won': ({ order, prize, entry }) => ({
    title: `You won: ${prize}`,
    text: `Your entry ${entry} was drawn. We will contact you about your prize. Your order shows how to verify the draw.`,
    link: `/Account/orders/${order}`,
  }),
  'order-placed': ({ order, total }) => ({
    title: 'We have your order',
    text: `You paid ${formatSweeps(total)}. The order page shows every step and the date we promise for the next one.`,
    link: `/Account/orders/${order}`,
  }),
  'order-corrected': (corrected) => ({
    ...describeOrderCorrection(corrected),
    link: `/Account/orders/${corrected.order}`,
  }),
  'order-moved': (moved) => ({ ...describeOrderMove(moved), link: `/Account/orders/${moved.order}` }),
  'limit-holds': (limit) => ({
    title: limit.most === null ? 'Your limit is off' : 'Your limit is set',
    text: `${limitSentence(limit)} This applies from now on, in every game and on every device.`,
    link: limits,
  }),
  'limit-coming': ({ from, ...limit }, zone) => ({
    title: 'Your looser limit starts soon',
    text:
      `You asked for this: ${limitSentence(limit)} It starts on ${formatInstant(new Date(from), zone)}. Until then, your current ` +
      'limit stays in place. To cancel the change, set your current limit again.',
    link: limits,
  }),
  'limit-begun': (limit) => ({
    title: 'Your looser limit has started',
    text: `${limitSentence(limit)} A stricter limit takes effect as soon as you set it.`,
    link: limits,
  }),
  'limit-overtaken': (limit) => ({
    title: 'Your limit request was replaced',
    text: `You asked for this: ${limitSentence(limit)} It has been changed since. Your limits page shows what applies now.`,
    link: limits,
  }),
  'reality-check': ({ minutes }) => ({
    title: 'Your reality check is set',
    text: `After every ${counted(minutes, 'minute')} of play, the game pauses and shows how long you have played, what you staked, and what you won.`,
    link: limits,
  }),
  break: ({ days }) => ({
    title: `Your ${counted(days, 'day')} break has started`,
    text:
      'Until it ends, you cannot play games, collect bonuses, or buy coins. You cannot end it early. ' +
      'Your coins are safe and will not expire during your break.',
    link: limits,
  }),
  exclusion: ({ months }) => ({
    title: 'You are excluded from play',
    text:
      `This ${months === null ? 'is permanent' : `lasts ${counted(months, 'month')}`} and cannot be undone. You cannot play games, collect ` +
      'bonuses, or buy coins. You can still order prizes with the coins you have. ' +
      `If you want to talk to someone, call ${helpLines[1].name}. It is free and open 24 hours a day.`,
    link: limits,
  }),
  'signed-out': () => ({
    title: 'You were signed out everywhere',
    text: 'You need to sign in again on every device. If you did not do this, change your password right away.',
    link: '/Account/security',
  }),
  'deletion-requested': ({ eraseAt }, zone) => ({
    title: `Your account will be deleted on ${formatDay(new Date(eraseAt), zone)}`,
    text:
      `You asked for this. Until ${formatInstant(new Date(eraseAt), zone)} you can change your mind on your security page and order prizes with ` +
      'the Sweeps Coins you won. After that, any remaining coins are lost. If you did not ask for this, keep the account and ' +
      'change your password right away.',
    link: security,
  }),
  'deletion-soon': ({ eraseAt }, zone) => ({
    title: `Your account will be deleted on ${formatDay(new Date(eraseAt), zone)}`,
    text:
      `You have ${counted(deletionRules.remindDaysBefore, 'day')} left to change your mind, download your data, and order prizes ` +
      'with the Sweeps Coins you won.',
    link: security,
  }),
  'deletion-blocked': ({ by }) => ({
    title: 'Your account could not be deleted yet',
    text:
      `Something needs to be settled first: ${by.map((kind) => blockers[kind]).join(', ')}. We check again every day and delete ` +
      'your account once everything is settled. You can still keep your account.',
    link: security,
  }),
  'deletion-withdrawn': () => ({
    title: 'You keep your account',
    text: 'Your account will not be deleted. Nothing was erased, and everything works as before.',
    link: security,
  }),
  suspended: ({ reason }) => ({
    title: 'Your account is suspended',
    text:
      `${suspensionText[reason]} Until this is settled, you cannot play games, buy coins, receive bonuses, or order prizes. Your coins are ` +
      'still yours and will not expire, and you can still see your history. Contact us, and a person will review it with you.',
    link: '/static/Support',
  }),
  'suspension-lifted': () => ({
    title: 'Your account is open again',
    text: 'Our review is complete. Everything works as before, and your coins are where you left them.',
    link: '/',
  }),
  'birthday-corrected': () => ({
    title: 'We corrected your date of birth',
    text: `Your profile shows the new date. If it makes you ${brand.minimumAge} or older, you can play now. If it is wrong, contact us.`,
    link: '/Account/profile',
  }),
  'account-closed': () => ({
    title: 'Your account is closed',
    text:
      'You are signed out everywhere. We are erasing your name, addresses, date of birth, documents, and sign-in. Records that the ' +
      'law requires us to keep are stored under a number, without your name. This is our last email to you. You are welcome to ' +
      'open a new account at any time.',
    // The reader has no account page any more.
    link: '/',
  }),
  'email-change-requested': ({ stop }) => ({
    title: 'A change of your email address was requested',
    text:
      'You, or someone signed in to your account, requested a new email address. Redemptions are paused until ' +
      `${counted(redemptionPauseDays, 'day')} after the change. If this was not you, use this link to keep or restore your current address and sign out every device.`,
    link: `/StopEmailChange/${stop}`,
  }),
  'email-change-stopped': () => ({
    title: 'The change of your email address was stopped',
    text: 'Your account keeps this address, and every device is signed out. Change your password when you sign in.',
    link: '/Account/security',
  }),
  'approval-requested': ({ act, lapsesAt }, zone) => ({
    title: 'Your approval is needed',
    text:
      `Another superadmin requested ${approvalActs[act]}. Review the request and its reason, then approve or decline it by ` +
      `${formatInstant(new Date(lapsesAt), zone)}. If the request looks wrong, decline it and end that superadmin’s sign-ins.`,
    link: '/Dashboard/approvals',
  }),
  'approval-decided': ({ act, verdict }) => ({
    title: verdict === 'approved' ? 'Your request was approved' : 'Your request was declined',
    text:
      `You requested ${approvalActs[act]}. ` +
      (verdict === 'approved' ? 'It has been applied.' : 'Nothing was changed.') +
      ' If you did not request this, change your password right away.',
    link: '/Dashboard/approvals',
  }),
  'email-changed': () => ({
    title: 'Your email address was changed',
    text:
      'Sign in with your new address from now on. Our emails go there, too. We also sent this notice to your previous address. ' +
      'If you did not change it, contact us right away.',
    link: '/Account/profile',
  }),
  'payout-method-changed': () => ({
    title: 'Your payout method was changed',
    text:
      `Your affiliate payouts go to the new payout method, from ${counted(redemptionPauseDays, 'day')} after the change. ` +
      'If you did not change it, change your password and contact us right away.',
    link: '/AffiliateDashboard',
  }),
  'postback-changed': () => ({
    title: 'Your postback URL was changed',
    text:
      'Your affiliate dashboard shows where events of your players go now. ' +
      'If you did not change it, change your password and contact us right away.',
    link: '/AffiliateDashboard',
  }),
  'identity-confirmed': () => ({
    title: 'Your identity is confirmed',
    text: 'Our team reviewed your documents and approved them. You do not need to do anything else.',
    link: '/Account/identity',
  }),
  'identity-refused': ({ documents }) => ({
    title: 'Please send a new document',
    text:
      (documents.length > 0
        ? `We could not accept ${describeRejection(documents)}. Please send a new copy. `
        : '') + 'Everything else stays accepted, and you keep your place in line.',
    link: '/Account/identity',
  }),
  'identity-withdrawn': ({ documents }) => ({
    title: 'Your identity is no longer confirmed',
    text:
      (documents.length > 0
        ? `We checked again and could not accept ${describeRejection(documents)}. `
        : 'We checked your documents again. ') +
      'Until we have confirmed new documents, you cannot order larger prizes, and open orders wait. Your coins are still yours.',
    link: '/Account/identity',
  }),
  'ticket-answered': ticketCopy,
  'ticket-closed': ticketCopy,
  'free-entry': ({ sweeps }) => ({
    title: `Your free entry: ${formatSweeps(sweeps)}`,
    text: `We accepted your entry and added ${formatSweeps(sweeps)} to your balance. You can enter once a day.`,
    link: '/Coins',
  }),
  referral: ({ gold, sweeps }) => ({
    title: 'Your referral reward is here',
    text:
      `Your referral is complete, so we added ${coinsOf(gold, sweeps)} to your balance. ` +
      (sweeps > 0
        ? 'Play the Sweeps Coins once before you redeem them.'
        : 'We could not give you Sweeps Coins. Your Friends page shows why.'),
    link: '/Account/friends',
  }),
  'sweeps-expiring': ({ sweeps, days, at }, zone) => ({
    title: `${formatSweeps(sweeps)} expire in ${counted(days, 'day')}`,
    text:
      `Sweeps Coins expire after ${currentTerms.expireAfterDays} days without a sign-in. Yours expire on ${formatInstant(new Date(at), zone)}. ` +
      'To keep them, just sign in once. You do not have to play.',
    link: '/Account',
  }),
  'sweeps-expired': ({ sweeps }) => ({
    title: `${formatSweeps(sweeps)} have expired`,
    text: `You did not sign in for ${currentTerms.expireAfterDays} days. Your Gold Coins and any coins on hold are unchanged.`,
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

function ticketCopy(moved: TicketNoticeEvent): NoticeCopy {
  return { ...describeTicketMove(moved), link: `/Account/support?ticket=${moved.ticket}` };
}

function coinsOf(gold: Amount, sweeps: Amount): string {
  if (sweeps <= 0) return formatGold(gold);
  return gold <= 0 ? formatSweeps(sweeps) : `${formatGold(gold)} and ${formatSweeps(sweeps)}`;
}

function limitSentence({ thing, period, most }: RequestedLimit): string {
  const { what, how } = limitedThing[thing];
  return most === null
    ? `No limit on ${what} ${how} per ${period}.`
    : `At most ${describeLimit(thing, most)} ${how} per ${period}.`;
}
