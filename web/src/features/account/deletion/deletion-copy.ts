import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { paths } from '#web/lib/paths';

type Erased = AccountDeletion['erased'][number];
type Kept = AccountDeletion['kept'][number]['thing'];
type Blocker = AccountDeletion['blockers'][number];

const erasedLabels: Readonly<Record<Erased, string>> = {
  profile: 'your name and email address',
  addresses: 'your addresses',
  birthday: 'your date of birth, state and time zone',
  documents: 'your identity check documents',
  picture: 'your profile picture',
  notices: 'your notices and notice settings',
  cart: 'your cart',
  quests: 'your quests and streak',
  exports: 'the data files that we prepared for you',
  'parcel-addresses': 'the addresses we shipped your prizes to',
  'affiliate-application':
    'your affiliate application, your payout method and your postbacks; commission below the payout minimum, or without a payout method, expires',
  tickets: 'your messages to support and our replies',
  'sign-ins': 'your sign-in and all linked sign-ins',
};

const keptLabels: Readonly<Record<Kept, { what: string; why: string }>> = {
  ledger: {
    what: 'Your transactions, with every round and its seeds',
    why: 'so that our books balance and every game can be verified',
  },
  orders: { what: 'Your orders, without addresses', why: 'required by tax law' },
  purchases: { what: 'Your purchases and receipts', why: 'required by tax law' },
  'identity-decision': {
    what: 'Whether and when your identity was checked',
    why: 'required by anti-money-laundering law',
  },
  commission: { what: 'Your affiliate earnings and payouts', why: 'required by tax law' },
  'accepted-terms': { what: 'Which terms you accepted, and when', why: 'in case of a dispute' },
  'acts-of-admins': {
    what: 'What our staff did on your account',
    why: 'for accountability, without your name',
  },
  'shared-traits': {
    what: 'Unreadable fingerprints of your home, card, device and name',
    why: 'so that each person has only one account',
  },
  'address-fingerprint': {
    what: 'An unreadable fingerprint of your email address',
    why: 'so that a break, a self-exclusion or a disputed payment still counts if you return, and welcome gifts are given only once',
  },
};

/** An erased item as a list line, capitalized. */
export function erasedLine(erased: Erased): string {
  const label = erasedLabels[erased];
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** A kept item with the reason and the retention period. */
export function keptLine({ thing, years }: AccountDeletion['kept'][number]): string {
  const { what, why } = keptLabels[thing];
  const howLong = years === null ? '' : `, for ${years} years`;
  return `${what}${howLong}: ${why}.`;
}

/** A blocker with the action that resolves it. */
export interface BlockerMessage {
  readonly text: string;
  readonly way: { readonly label: string; readonly to: string };
}

/** @param gameOf  returns the name of a game by its id, and the path on which it is played for coins */
export function blockerMessage(
  { kind, name }: Blocker,
  gameOf: (id: string) => { name: string; path: string },
): BlockerMessage {
  switch (kind) {
    case 'order':
      return {
        text: 'You have an open order. Wait until it is delivered, or ask us to cancel it.',
        way: { label: 'See order', to: name === null ? paths.orders : paths.order(name) },
      };
    case 'checkout':
      return {
        text: 'You have an open checkout with coins on hold. Finish or cancel it, or wait a few minutes until it ends on its own.',
        way: { label: 'Go to checkout', to: paths.checkout },
      };
    case 'purchase':
      return {
        text: 'A purchase is still open, and its payment may still arrive. Pay it, or wait until it expires.',
        way: { label: 'See your purchases', to: paths.coins },
      };
    case 'dispute':
      return {
        text: 'A payment is in dispute at your bank. Wait for the bank’s decision.',
        way: { label: 'See your purchases', to: paths.coins },
      };
    case 'suspension':
      return {
        text: 'Your account is suspended while we review it. Wait for our decision, or contact us.',
        way: { label: 'Contact us', to: paths.staticPage('Support') },
      };
    case 'commission':
      return {
        text: 'Your affiliate commission is not paid yet, and we need your payout method for it. Wait until it is paid. To earn no more until then, ask us to end the agreement.',
        way: { label: 'See your commission', to: paths.affiliateDashboard },
      };
    case 'round': {
      const game = name === null ? { name: 'a game', path: paths.home } : gameOf(name);
      return {
        text: `A round of ${game.name} is waiting for your decision, and your stake is on hold. Finish the round.`,
        way: { label: 'Go to game', to: game.path },
      };
    }
  }
}

/** The day of the erasure if the deletion were requested now. */
export function dayOfErasure(now: Date, { waitingDays }: Pick<AccountDeletion, 'waitingDays'>): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + waitingDays);
  return day;
}
