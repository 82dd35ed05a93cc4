import type { SuspensionReason } from './suspension';

/** Waiting time of a deletion, and time of the reminder. */
export const deletionRules = {
  waitingDays: 14,
  remindDaysBefore: 3,
  /** Interval between attempts to close an account while a blocker remains. */
  tryAgainAfterDays: 1,
  /** How long erasure waits for the last email, which needs the address. */
  closingNoticeWithinMinutes: 60,
} as const;

/** A player's request to delete the account. It is part of the wallet, so that the write that moves coins also enforces it. */
export interface Deletion {
  readonly requestedAt: Date;
  /** First instant at which the account may be closed; the player can withdraw the request until it is. */
  readonly eraseAt: Date;
  /** When the account was closed, which is irreversible; null while the request waits. */
  readonly closedAt: Date | null;
}

/** The action is refused because the player requested the deletion of the account. */
export interface DeletionRequested {
  readonly code: 'account/deletion-requested';
  readonly eraseAt: Date;
}

/** Ledger detail of an account change, which moves no coins. */
export interface AccountChangeDetail {
  readonly kind: 'account-change';
  /**
   * - `email-change-requested`: a new address must be verified
   * - `email-changed`: the record follows to a verified address
   * - `email-change-stopped`: the owner of the previous address stopped the change
   * - `returned`: an earlier account had the address, so welcome benefits are not granted again
   * - `birthday-corrected`: an admin corrected the date of birth, which the ledger does not contain
   * - `restricted`: a restriction of another account of the same mailbox applies here as well
   * - `came-by-link`: the player followed an affiliate's link
   * - `payout-method-changed`: the affiliate entered another payout method
   * - `postback-changed`: the affiliate entered or removed a postback URL
   */
  readonly step:
    | 'deletion-requested'
    | 'deletion-withdrawn'
    | 'returned'
    | 'email-change-requested'
    | 'email-changed'
    | 'email-change-stopped'
    | 'suspended'
    | 'suspension-lifted'
    | 'restricted'
    | 'birthday-corrected'
    | 'came-by-link'
    | 'payout-method-changed'
    | 'postback-changed';
  /** ISO 8601 in UTC; only with `deletion-requested`. */
  readonly eraseAt?: string;
  /** Only with `suspended`. */
  readonly reason?: SuspensionReason;
  /** Only with `email-change-requested`: the path of the link that stops it. */
  readonly stop?: string;
  /** Only with `came-by-link`: the click that led to the registration. */
  readonly click?: string;
}

/** Ledger detail of a closed account, whose remaining coins the house received. */
export interface AccountClosedDetail {
  readonly kind: 'account-closed';
  readonly requestedAt: string;
}

/**
 * What blocks a deletion: an unsettled matter between player and operator. Remaining coins do not block it.
 *
 * - `order`: an order is undecided or in transit
 * - `checkout`: pieces and coins are held for an order
 * - `purchase`: a payment is pending, or its coins are not credited yet
 * - `dispute`: a bank disputes a payment
 * - `round`: a round waits for a decision while its stake is held
 * - `suspension`: the operator is investigating the account
 * - `commission`: an affiliate's commission is not paid yet, and the payout method, which is erased, is needed for it
 */
export const blockerKinds = [
  'order',
  'checkout',
  'purchase',
  'dispute',
  'round',
  'suspension',
  'commission',
] as const;
export type BlockerKind = (typeof blockerKinds)[number];

export interface Blocker {
  readonly kind: BlockerKind;
  /** Id of the order or purchase, or the game of the round; null for the others. */
  readonly name: string | null;
}

/** Data erased once an account is closed. */
export const erasedData = [
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

/** Data retained, and for how many years; null without limit. None of it contains a name or an address. */
export const retainedData = [
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

/** Requests the deletion. An existing request stays unchanged. */
export function requestDeletion(existing: Deletion | null, now: Date): Deletion {
  const eraseAt = new Date(now.getTime() + deletionRules.waitingDays * dayMs);
  return existing ?? { requestedAt: now, eraseAt, closedAt: null };
}

/** Refuses stakes, purchases and grants while a deletion is requested. */
export function checkDeletion(deletion: Deletion | null): DeletionRequested | null {
  return deletion && { code: 'account/deletion-requested', eraseAt: deletion.eraseAt };
}

/** Whether the account may be closed now. */
export function mayClose(deletion: Deletion | null, now: Date): deletion is Deletion {
  return deletion !== null && deletion.closedAt === null && deletion.eraseAt <= now;
}

/** Whether the account is closed. */
export function isClosed(deletion: Deletion | null): boolean {
  return deletion !== null && deletion.closedAt !== null;
}

/**
 * Whether erasure still waits for the last email, which needs the address. The wait is limited, because a stage may be configured to send
 * no mail at all.
 */
export function isClosingNoticePending(deletion: Deletion | null, now: Date): boolean {
  const closedAt = deletion?.closedAt;
  return closedAt
    ? now.getTime() - closedAt.getTime() < deletionRules.closingNoticeWithinMinutes * minuteMs
    : false;
}

/** When the player is reminded of the deletion. */
export function reminderAt({ eraseAt }: Pick<Deletion, 'eraseAt'>): Date {
  return new Date(eraseAt.getTime() - deletionRules.remindDaysBefore * dayMs);
}

/** When the next attempt to close the account is made. */
export function nextTryAt(now: Date): Date {
  return new Date(now.getTime() + deletionRules.tryAgainAfterDays * dayMs);
}

/** Normalizes an email address, so that every spelling finds the same sign-in. */
export function foldedEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/**
 * Start of the sign-ins that count for a closed account: never. The user pool keeps the player a little longer than the wallet, and no
 * sign-in may succeed in between.
 */
export const signInsEnded = new Date('9999-12-31T23:59:59.000Z');
