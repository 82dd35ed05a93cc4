/** How many tickets a player has with us and how fast they open them. It is changed with each of them, so no two tabs get past it. */
export interface TicketBook {
  readonly player: string;
  /** How many are not closed. */
  readonly open: number;
  /** When tickets were opened within the last hour, and maybe some before. */
  readonly openedAt: readonly Date[];
  /** How often it was changed. */
  readonly revision: number;
}

export type BookRefused =
  | { readonly code: 'support/too-many-open'; readonly most: number }
  /** `again` is the first instant at which another can be opened. */
  | { readonly code: 'support/too-often'; readonly again: Date };

export const bookRules = { mostOpen: 20, mostInAnHour: 3 } as const;

const hourMs = 3_600_000;

/** The book of whoever has never written to us. */
export function newTicketBook(player: string): TicketBook {
  return { player, open: 0, openedAt: [], revision: 0 };
}

/** Counts a ticket that is opened. */
export function noteOpening(book: TicketBook, at: Date): TicketBook | BookRefused {
  const full = checkRoom(book);
  if (full) return full;
  const recent = book.openedAt.filter((opened) => at.getTime() - opened.getTime() < hourMs);
  const oldest = recent.at(-bookRules.mostInAnHour);
  if (oldest) return { code: 'support/too-often', again: new Date(oldest.getTime() + hourMs) };
  return { ...changed(book, book.open + 1), openedAt: [...recent, at] };
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
