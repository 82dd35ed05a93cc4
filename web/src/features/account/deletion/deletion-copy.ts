import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { paths } from '#web/lib/paths';

type Erased = AccountDeletion['erased'][number];
type Kept = AccountDeletion['kept'][number]['thing'];
type Blocker = AccountDeletion['blockers'][number];

const erasedLabel: Readonly<Record<Erased, string>> = {
  profile: 'your name and your e-mail address',
  addresses: 'your addresses',
  birthday: 'your date of birth, your state and your time zone',
  documents: 'every document of your identity check',
  picture: 'your picture',
  notices: 'your notices and what you chose for them',
  cart: 'your cart',
  quests: 'your quests and your streak',
  exports: 'every file of your data that we made for you',
  'parcel-addresses': 'the addresses that your prizes went to',
  'affiliate-application': 'what you told of yourself as an affiliate',
  tickets: 'what you wrote to our support, and our answers',
  'sign-ins': 'your sign-in, and every linked one',
};

const keptLabels: Readonly<Record<Kept, { what: string; why: string }>> = {
  ledger: {
    what: 'Your ledger, with every round and its seeds',
    why: 'so that the books balance and every game can be checked',
  },
  orders: { what: 'Your orders, without any address', why: 'as tax law asks' },
  purchases: { what: 'Your purchases and receipts', why: 'as tax law asks' },
  'identity-decision': {
    what: 'That your identity was checked, and when',
    why: 'as the law against money laundering asks',
  },
  commission: { what: 'What you earned as an affiliate, and was paid', why: 'as tax law asks' },
  'accepted-terms': { what: 'Which terms you accepted, and when', why: 'in case of a dispute' },
  'acts-of-admins': {
    what: 'What our staff did about your account',
    why: 'so that it can be answered for; your name is not in it',
  },
  'shared-traits': {
    what: 'Fingerprints of your home, card, device and name, from which nobody can read them',
    why: 'so that one person has one account',
  },
  'address-fingerprint': {
    what: 'A fingerprint of your e-mail address, from which nobody can read it',
    why: 'so that a break or an exclusion of yours goes on, and gifts for newcomers are given once',
  },
};

/** An erased item as a list line, capitalized. */
export function erasedLine(erased: Erased): string {
  const label = erasedLabel[erased];
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

/** @param gameNameOf  returns the name of a game by its id */
export function blockerMessage({ kind, name }: Blocker, gameNameOf: (id: string) => string): BlockerMessage {
  switch (kind) {
    case 'order':
      return {
        text: 'An order has not reached you yet. Wait until it is delivered, or ask for it to be canceled.',
        way: { label: 'See the order', to: name === null ? paths.orders : paths.order(name) },
      };
    case 'checkout':
      return {
        text: 'A checkout is open, and coins are set aside for it. Finish it or give it up; by itself it ends within minutes.',
        way: { label: 'To the checkout', to: paths.checkout },
      };
    case 'purchase':
      return {
        text: 'A purchase is not final: its payment may still come. Pay it, or wait until its time is over.',
        way: { label: 'See your purchases', to: paths.coins },
      };
    case 'dispute':
      return {
        text: 'A payment is disputed at your bank. Once the bank has decided, nothing stands in the way.',
        way: { label: 'See your purchases', to: paths.coins },
      };
    case 'suspension':
      return {
        text: 'Your account is suspended while we look at something. Once that is settled, nothing stands in the way.',
        way: { label: 'Write to us', to: paths.staticPage('Support') },
      };
    case 'round':
      return {
        text: `A round of ${name === null ? 'a game' : gameNameOf(name)} waits for your decision, with your stake set aside. Play it to its end.`,
        way: { label: 'To the game', to: name === null ? paths.home : paths.game(name) },
      };
  }
}

/** The day of the erasure if the deletion were requested now. */
export function dayOfErasure(now: Date, { waitingDays }: Pick<AccountDeletion, 'waitingDays'>): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + waitingDays);
  return day;
}

/** Formats a day: `December 5, 2026`. */
export function dayLabel(day: Date | string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(day));
}
