import type { SuspensionReason } from './suspension';

/** How long a player may change their mind, from whom a deletion needs a sign-in that is no older, and when they are told again. */
export const deletionRules = {
  waitingDays: 14,
  signInWithinMinutes: 15,
  remindDaysBefore: 3,
  /** What stands in the way at the end of the waiting time is looked at again so many days later. */
  tryAgainAfterDays: 1,
  /** So long the last mail is waited for: it needs the address. */
  lastWordWithinMinutes: 60,
} as const;

/** A player asked for the end of their account. It stands in their wallet, so that it bounds play in the write that moves coins. */
export interface Deletion {
  readonly askedAt: Date;
  /** The first instant at which the account may be closed; until it is, its player can change their mind. */
  readonly eraseAt: Date;
  /** When the account was closed: from then on nothing leads back. Null while it waits. */
  readonly closedAt: Date | null;
}

/** Somebody who wants their account deleted asked for something that it stands against. */
export interface DeletionRequested {
  readonly code: 'account/deletion-requested';
  readonly eraseAt: Date;
}

/** How the ledger remembers what became of the wish to be deleted; it moves no coins. */
export interface AccountChangeDetail {
  readonly kind: 'account-change';
  /** `email-change-asked`: another address is to be proved. `email-changed`: the record follows to an address that was proved. `email-change-stopped`: whoever has the address of before did not want it. `returned`: an account was here before under the address, and what that one had as a newcomer is not given again. `came-by-link`: an affiliate's. */
  readonly step:
    | 'deletion-asked'
    | 'deletion-withdrawn'
    | 'returned'
    | 'email-change-asked'
    | 'email-changed'
    | 'email-change-stopped'
    | 'suspended'
    | 'suspension-lifted'
    | 'came-by-link';
  /** ISO 8601 in UTC; with `deletion-asked` alone. */
  readonly eraseAt?: string;
  /** With `suspended` alone. */
  readonly reason?: SuspensionReason;
  /** With `email-change-asked` alone: what the link that stops it holds. */
  readonly stop?: string;
  /** With `came-by-link` alone: the click that they came by. */
  readonly click?: string;
}

/** How it remembers that an account was closed, and whatever was left of its coins taken by the house. */
export interface AccountClosedDetail {
  readonly kind: 'account-closed';
  readonly askedAt: string;
}

/**
 * What stands in the way of a deletion: something between the player and the house that is not settled. Coins that are left do not.
 *
 * - `order`: a prize is on its way, or its order not yet decided
 * - `checkout`: pieces and coins are held for an order that may still be placed
 * - `purchase`: a payment may still come, or its coins are still to be credited
 * - `dispute`: a bank was asked about a payment
 * - `round`: a round waits for a decision, with its stake set aside
 * - `suspension`: the house looks at something about the account
 */
export const blockerKinds = ['order', 'checkout', 'purchase', 'dispute', 'round', 'suspension'] as const;
export type BlockerKind = (typeof blockerKinds)[number];

export interface Blocker {
  readonly kind: BlockerKind;
  /** Of the order or purchase; of a round its game. Null for a checkout and a suspension. */
  readonly name: string | null;
}

/** What is erased of a player once their account is closed. */
export const erasedThings = [
  'profile',
  'addresses',
  'birthday',
  'documents',
  'picture',
  'notices',
  'cart',
  'quests',
  'exports',
  'parcel-addresses',
  'affiliate-application',
  'tickets',
  'sign-ins',
] as const;

/** What stays, and for how many years; null without an end. None of it bears a name or an address. */
export const keptThings = [
  { thing: 'ledger', years: null },
  { thing: 'orders', years: 7 },
  { thing: 'purchases', years: 7 },
  { thing: 'identity-decision', years: 7 },
  { thing: 'commission', years: 7 },
  { thing: 'accepted-terms', years: 7 },
  { thing: 'acts-of-admins', years: null },
  { thing: 'address-fingerprint', years: null },
  { thing: 'shared-traits', years: 2 },
] as const;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Asks for the deletion; a wish that stands already goes on as it was. */
export function requestDeletion(residency: Deletion | null, now: Date): Deletion {
  const eraseAt = new Date(now.getTime() + deletionRules.waitingDays * dayMs);
  return residency ?? { askedAt: now, eraseAt, closedAt: null };
}

/** Refuses whoever wants to be deleted what is for those who stay: stakes, purchases and everything that is given. */
export function checkDeletion(deletion: Deletion | null): DeletionRequested | null {
  return deletion && { code: 'account/deletion-requested', eraseAt: deletion.eraseAt };
}

/** Whether a wish may be carried out by now. */
export function mayClose(deletion: Deletion | null, now: Date): deletion is Deletion {
  return deletion !== null && deletion.closedAt === null && deletion.eraseAt <= now;
}

/** Whether an account is closed for good. */
export function isClosed(deletion: Deletion | null): boolean {
  return deletion !== null && deletion.closedAt !== null;
}

/**
 * Whether the last word to a player may still be on its way. It goes to their address, so nothing is erased meanwhile; but no longer, as a
 * stage may send no mail at all.
 */
export function isLastWordAwaited(deletion: Deletion | null, now: Date): boolean {
  const closedAt = deletion?.closedAt;
  return closedAt
    ? now.getTime() - closedAt.getTime() < deletionRules.lastWordWithinMinutes * minuteMs
    : false;
}

/** Whether somebody proved who they are a short while ago: an open page is not enough to end an account with. */
export function isSignInRecent(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= deletionRules.signInWithinMinutes * minuteMs;
}

/** When a player is told once more. */
export function reminderAt({ eraseAt }: Pick<Deletion, 'eraseAt'>): Date {
  return new Date(eraseAt.getTime() - deletionRules.remindDaysBefore * dayMs);
}

/** When an account that could not be closed is looked at again. */
export function nextTryAt(now: Date): Date {
  return new Date(now.getTime() + deletionRules.tryAgainAfterDays * dayMs);
}

/** One text for every spelling of an e-mail address under which a sign-in is found. */
export function foldedEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * From when on sign-ins of a closed account count: never. The user pool knows its player a little longer than the wallet, and nobody is
 * to get in meanwhile.
 */
export const signInsEnded = new Date('9999-12-31T23:59:59.000Z');
