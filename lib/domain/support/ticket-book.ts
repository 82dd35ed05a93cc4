import { addDays, localDay, type LocalDay, startOf, type TimeZone } from '#domain/player/local-day';

/** How many tickets a player has with us and how fast they write. It is changed with each of their messages, so no two tabs get past it. */
export interface TicketBook {
  readonly player: string;
  /** How many are not closed. */
  readonly open: number;
  /** When tickets were opened within the last hour, and maybe some before. */
  readonly openedAt: readonly Date[];
  /** How many messages they wrote on the day of the last one; null before the first that was counted. */
  readonly messages: { readonly day: LocalDay; readonly count: number } | null;
  /** How often it was changed. */
  readonly revision: number;
}

export type BookRefused =
  | { readonly code: 'support/too-many-open'; readonly most: number }
  /** `again` is the first instant at which another can be opened. */
  | { readonly code: 'support/too-often'; readonly again: Date }
  | { readonly code: 'support/too-many-messages'; readonly most: number; readonly again: Date };

export const bookRules = { mostOpen: 10, mostInAnHour: 3, mostMessagesADay: 20 } as const;

/** When a player writes, and in which zone their days are. */
export interface Writing {
  readonly at: Date;
  readonly zone: TimeZone;
}

const hourMs = 3_600_000;

/** The book of whoever has never written to us. */
export function newTicketBook(player: string): TicketBook {
  return { player, open: 0, openedAt: [], messages: null, revision: 0 };
}

/** Counts a ticket that is opened, and its first message. */
export function noteOpening(book: TicketBook, writing: Writing): TicketBook | BookRefused {
  const { at } = writing;
  const full = checkRoom(book);
  if (full) return full;
  const recent = book.openedAt.filter((opened) => at.getTime() - opened.getTime() < hourMs);
  const oldest = recent.at(-bookRules.mostInAnHour);
  if (oldest) return { code: 'support/too-often', again: new Date(oldest.getTime() + hourMs) };
  return noteMessage({ ...book, open: book.open + 1, openedAt: [...recent, at] }, writing);
}

/** Counts a message of the player. Days only go forward: whoever moves west starts nothing again. */
export function noteMessage(book: TicketBook, { at, zone }: Writing): TicketBook | BookRefused {
  const today = localDay(zone, at);
  const counted = book.messages && book.messages.day >= today ? book.messages : { day: today, count: 0 };
  const most = bookRules.mostMessagesADay;
  if (counted.count >= most)
    return { code: 'support/too-many-messages', most, again: startOf(zone, addDays(counted.day, 1)) };
  return { ...changed(book, book.open), messages: { ...counted, count: counted.count + 1 } };
}

/** Counts a closed ticket that its player goes on with. */
export function noteReopening(book: TicketBook): TicketBook | BookRefused {
  return checkRoom(book) ?? changed(book, book.open + 1);
}

/** Counts a ticket that is closed. */
export function noteClosing(book: TicketBook): TicketBook {
  if (book.open < 1) throw new Error('A ticket is closed that nobody has counted');
  return changed(book, book.open - 1);
}

function checkRoom({ open }: TicketBook): BookRefused | null {
  const most = bookRules.mostOpen;
  return open < most ? null : { code: 'support/too-many-open', most };
}

function changed(book: TicketBook, open: number): TicketBook {
  return { ...book, open, revision: book.revision + 1 };
}
