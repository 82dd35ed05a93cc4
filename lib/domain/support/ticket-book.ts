import { addDays, localDay, type LocalDay, startOf, type TimeZone } from '#domain/player/local-day';

/** A player's open tickets and message rate. Every message writes it, so that parallel tabs cannot exceed the limits. */
export interface TicketBook {
  readonly player: string;
  /** Number of tickets that are not closed. */
  readonly open: number;
  /** Opening times within the last hour, possibly with older ones. */
  readonly openedAt: readonly Date[];
  /** Messages on the day of the last one; null before the first. */
  readonly messages: { readonly day: LocalDay; readonly count: number } | null;
  /** Number of changes. */
  readonly revision: number;
}

export type BookRefused =
  | { readonly code: 'support/too-many-open'; readonly most: number }
  /** `again` is when the next ticket can be opened. */
  | { readonly code: 'support/too-often'; readonly again: Date }
  | { readonly code: 'support/too-many-messages'; readonly most: number; readonly again: Date };

export const bookRules = { mostOpen: 10, mostInAnHour: 3, mostMessagesADay: 20 } as const;

/** Time of a message and the player's zone. */
export interface Writing {
  readonly at: Date;
  readonly zone: TimeZone;
}

const hourMs = 3_600_000;

/** The book of a player without tickets. */
export function newTicketBook(player: string): TicketBook {
  return { player, open: 0, openedAt: [], messages: null, revision: 0 };
}

/** Counts a new ticket and its first message. */
export function noteOpening(book: TicketBook, writing: Writing): TicketBook | BookRefused {
  const { at } = writing;
  const full = checkRoom(book);
  if (full) return full;
  const recent = book.openedAt.filter((opened) => at.getTime() - opened.getTime() < hourMs);
  const oldest = recent.at(-bookRules.mostInAnHour);
  if (oldest) return { code: 'support/too-often', again: new Date(oldest.getTime() + hourMs) };
  return noteMessage({ ...book, open: book.open + 1, openedAt: [...recent, at] }, writing);
}

/** Counts a message. Days only advance, so a move west does not restart the count. */
export function noteMessage(book: TicketBook, { at, zone }: Writing): TicketBook | BookRefused {
  const today = localDay(zone, at);
  const counted = book.messages && book.messages.day >= today ? book.messages : { day: today, count: 0 };
  const most = bookRules.mostMessagesADay;
  if (counted.count >= most)
    return { code: 'support/too-many-messages', most, again: startOf(zone, addDays(counted.day, 1)) };
  return { ...changed(book, book.open), messages: { ...counted, count: counted.count + 1 } };
}

/** Counts a closed ticket that the player reopens. */
export function noteReopening(book: TicketBook): TicketBook | BookRefused {
  return checkRoom(book) ?? changed(book, book.open + 1);
}

/** Counts a closed ticket. */
export function noteClosing(book: TicketBook): TicketBook {
  if (book.open < 1) throw new Error('A ticket closes that the book has not counted');
  return changed(book, book.open - 1);
}

function checkRoom({ open }: TicketBook): BookRefused | null {
  const most = bookRules.mostOpen;
  return open < most ? null : { code: 'support/too-many-open', most };
}

function changed(book: TicketBook, open: number): TicketBook {
  return { ...book, open, revision: book.revision + 1 };
}
