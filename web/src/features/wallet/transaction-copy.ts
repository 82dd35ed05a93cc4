import type { Transaction } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import { dayLabel } from '#web/lib/format/dates';
import { dollarsLabel } from '#web/lib/format/numbers';
import { suspensionLabels } from '#web/lib/player/suspension-copy';
import { describeLimitChange } from './history/limit-copy';

/** An amount of one coin, in its smallest unit. */
interface Change {
  coin: Coin;
  amount: number;
}

/** Copy of a transaction for players. */
export interface TransactionCopy {
  title: string;
  /** null if the title is sufficient. */
  detail: string | null;
  /** Change of the player's coins, one entry per coin with postings; zero if they cancel out. */
  changes: Change[];
  /** Held or released amounts, without a sign, because they still belong to the player. */
  aside: Change[];
}

interface Names {
  /** Returns the name of a game by its id. */
  gameName: (id: string) => string;
  locale?: string | undefined;
}

/** Describes a transaction. */
export function describeTransaction(transaction: Transaction, names: Names): TransactionCopy {
  const isAside = transaction.hold !== undefined;
  return {
    ...titles[transaction.kind](transaction, names),
    changes: isAside ? [] : changesOf(transaction, isOwn),
    aside: isAside ? changesOf(transaction, isHeld).map(withoutSign) : [],
  };
}

type Posting = Transaction['postings'][number];

type Title = Pick<TransactionCopy, 'title' | 'detail'>;

const titles: Record<Transaction['kind'], (transaction: Transaction, names: Names) => Title> = {
  'account-change': ({ accountChange }, { locale }) => {
    switch (accountChange?.step) {
      case 'deletion-requested':
        return {
          title: 'You asked us to delete your account',
          detail: accountChange.eraseAt && `Scheduled for ${dayOf(accountChange.eraseAt, locale)}`,
        };
      case 'deletion-withdrawn':
        return { title: 'Account deletion canceled', detail: 'You keep your account' };
      case 'suspended':
        return {
          title: 'Your account was suspended',
          detail: accountChange.reason && suspensionLabels[accountChange.reason],
        };
      case 'suspension-lifted':
        return { title: 'Your account is no longer suspended', detail: null };
      case 'restricted':
        return { title: 'Your account was restricted', detail: 'Because your other account is restricted' };
      case 'birthday-corrected':
        return { title: 'We corrected your date of birth', detail: null };
      case 'came-by-link':
        return { title: 'You followed an affiliate link', detail: 'The affiliate never learns who you are' };
      case 'email-change-requested':
        return { title: 'You asked to change your email address', detail: 'Redemptions are paused' };
      case 'email-change-stopped':
        return {
          title: 'Email address change stopped',
          detail: 'You were signed out on all devices',
        };
      case 'email-changed':
        return { title: 'Email address changed', detail: 'Sign in with the new one' };
      case 'payout-method-changed':
        return { title: 'Payout method changed', detail: 'Payouts to it start after three days' };
      case 'postback-changed':
        return { title: 'Postback URL changed', detail: 'Events of your players go there from now on' };
      default:
        return { title: 'Welcome back', detail: 'You already received the welcome gifts' };
    }
  },
  'account-closed': () => ({ title: 'Account closed', detail: 'The remaining coins came back to us' }),
  adjustment: ({ adjustment }) => ({ title: 'Correction', detail: adjustment?.reason ?? null }),
  expiry: ({ expiry }, { locale }) => ({
    title: 'Sweeps Coins expired',
    detail: expiry ? `Last active on ${dayOf(expiry.lastSeenAt, locale)}` : null,
  }),
  grant: ({ grant, postings }) => ({
    title: grantTitles.get(grant?.reason ?? '') ?? 'Gift',
    detail: grant && mustBePlayed(postings) ? `Play ${timesOf(grant.terms)} before redeeming` : null,
  }),
  hold: ({ hold }) => ({ title: `Held for your ${purposeOf(hold)}`, detail: 'Still yours' }),
  order: () => ({ title: 'Prize order', detail: 'Redeemed in the store' }),
  'order-undone': () => ({ title: 'Prize order refunded', detail: 'Your coins are back' }),
  'play-limits': ({ playLimits }, { locale }) => ({
    ...describeLimitChange(playLimits?.change ?? '', locale),
    ...(playLimits?.byAdmin && { detail: 'Set by our team on your behalf' }),
  }),
  purchase: ({ purchase }) => ({
    title: 'Coins bought',
    detail: purchase ? `For ${dollars(purchase.priceCents)}` : null,
  }),
  'purchase-begun': ({ purchase }) => ({
    title: 'Purchase started',
    detail: purchase ? `${dollars(purchase.priceCents)} count toward your limits` : null,
  }),
  'purchase-ended': () => ({ title: 'Purchase not completed', detail: 'Does not count toward your limits' }),
  refund: ({ refund }) =>
    refund && refund.cents < 0
      ? {
          title: 'Refund not possible',
          detail: `${dollars(-refund.cents)} was not returned; your coins are back`,
        }
      : {
          title: 'Purchase refunded',
          detail: refund ? `${dollars(refund.cents)} returned to you` : null,
        },
  release: ({ hold }) => ({ title: `Released from your ${purposeOf(hold)}`, detail: null }),
  reversal: ({ reversal }) => ({ title: 'Reversed by us', detail: reversal?.reason ?? null }),
  round: ({ round }, { gameName }) => ({
    title: round ? gameName(round.gameId) : 'Round',
    detail: round ? playedLabel(round) : null,
  }),
  'round-open': ({ round }, { gameName }) => ({
    title: round ? gameName(round.gameId) : 'Round',
    detail: round ? stepLabel(round) : null,
  }),
  'round-seen': ({ roundSeen }, { gameName }) => ({
    title: roundSeen ? `${gameName(roundSeen.gameId)} result viewed` : 'Round result viewed',
    detail: null,
  }),
  'sweeps-freeze': ({ sweepsFreeze }) => ({
    title: freezeTitle(sweepsFreeze),
    detail: 'Because of a payment',
  }),
  'seed-rotation': () => ({ title: 'New seeds', detail: 'The old server seed was revealed' }),
  'wheel-spin': ({ wheelSpin }) => ({
    title: 'Daily wheel',
    detail: wheelSpin ? `Play ${timesOf(wheelSpin.terms)} before redeeming` : null,
  }),
  'sign-out': () => ({ title: 'You signed out everywhere', detail: 'All earlier sign-ins have ended' }),
};

/**
 * Returns the terms of granted Sweeps Coins as sentences.
 *
 * @returns null for Gold Coins, which have no terms
 */
export function termsOf({ grant, wheelSpin, postings }: Transaction): string | null {
  const terms = (grant ?? wheelSpin)?.terms;
  if (!terms || !mustBePlayed(postings)) return null;
  const { expireAfterDays, version } = terms;
  return [
    `Play them ${timesOf(terms)} before you redeem them.`,
    `They expire after ${expireAfterDays} days without a sign-in.`,
    `Terms version: ${version}.`,
  ].join(' ');
}

function mustBePlayed(postings: readonly Posting[]): boolean {
  return postings.some(({ account }) => account === 'player:sweeps-unplayed');
}

function timesOf({ playthrough }: NonNullable<Transaction['grant']>['terms']): string {
  return playthrough === 1 ? 'once' : `${playthrough} times`;
}

const grantTitles = new Map([
  ['welcome', 'Welcome gift'],
  ['welcome-sweeps', 'Welcome gift, Sweeps Coins'],
  ['daily-bonus', 'Daily bonus'],
  ['free-entry', 'Free entry'],
  ['referral', 'Referral reward'],
  ['purchase', 'Gift with your purchase'],
  ['demo-promotion', 'Promotion'],
  ['demo-prize', 'Prize'],
]);

function freezeTitle(freeze: Transaction['sweepsFreeze']): string {
  if (freeze?.isFrozen === false) return 'Sweeps Coins unfrozen';
  return freeze?.reason === 'dispute-won' ? 'Sweeps Coins still frozen' : 'Sweeps Coins frozen';
}

/** A step of an unfinished round: its stake is on hold, and each decision is a line of its own. */
function stepLabel({ decisions }: NonNullable<Transaction['round']>): string {
  const latest = decisions.at(-1);
  return latest === undefined ? 'Started, stake on hold' : `You chose: ${latest.replaceAll('-', ' ')}`;
}

function playedLabel({ payout, outcome }: NonNullable<Transaction['round']>): string {
  const freeSpins = outcome.family === 'slots' ? outcome.spins.length - 1 : 0;
  const played = payout > 0 ? 'Win' : 'Played';
  return freeSpins > 0 ? `${played}, with ${freeSpins} free spins` : played;
}

function dollars(cents: number): string {
  return dollarsLabel(cents, { locale: 'en-US' });
}

function purposeOf(hold: Transaction['hold']): string {
  return hold?.purpose === 'checkout' ? 'checkout' : 'round';
}

function dayOf(instant: string, locale: string | undefined): string {
  return dayLabel(instant, { locale });
}

const isOwn = ({ account }: Posting) => account.startsWith('player:');
const isHeld = ({ account }: Posting) => account.endsWith('-held');

function changesOf({ postings }: Transaction, counts: (posting: Posting) => boolean): Change[] {
  const counted = postings.filter(counts);
  return [...new Set(counted.map(({ coin }) => coin))].map((coin) => ({
    coin,
    amount: counted.filter((posting) => posting.coin === coin).reduce((sum, { amount }) => sum + amount, 0),
  }));
}

function withoutSign({ coin, amount }: Change): Change {
  return { coin, amount: Math.abs(amount) };
}

const accountNames: Record<Posting['account'], string> = {
  'player:gold': 'Your Gold Coins',
  'player:sweeps-unplayed': 'Your unplayed Sweeps Coins',
  'player:sweeps-redeemable': 'Your redeemable Sweeps Coins',
  'player:gold-held': 'Your Gold Coins on hold',
  'player:sweeps-held': 'Your Sweeps Coins on hold',
  'house:games': 'House: games',
  'house:promotions': 'House: promotions',
  'house:purchases': 'House: purchases',
  'house:redemptions': 'House: prizes',
  'house:adjustments': 'House: corrections',
  'house:expiry': 'House: expired coins',
  'house:closures': 'House: closed accounts',
  'house:receivables': 'House: coins owed',
};

/** Name of a ledger account for players. */
export function accountName(account: Posting['account']): string {
  return accountNames[account];
}

/**
 * Groups transactions, newest first, by day.
 *
 * @param dayOf  formats the day of an instant in the player's time zone
 */
export function groupByDay(
  transactions: readonly Transaction[],
  dayOf: (at: Date) => string,
): { day: string; transactions: Transaction[] }[] {
  const days: { day: string; transactions: Transaction[] }[] = [];
  for (const transaction of transactions) {
    const day = dayOf(new Date(transaction.at));
    const latest = days.at(-1);
    if (latest?.day === day) latest.transactions.push(transaction);
    else days.push({ day, transactions: [transaction] });
  }
  return days;
}
