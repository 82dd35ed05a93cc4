import type { Ticket } from './ticket';

/** Number of tickets whose messages one search reads, the newest first. */
export const mostSearched = 200;

/** Whether a ticket contains every word in its messages or the id of its subject, as part of a word and ignoring case. */
export function matchesWords({ about, thread }: Pick<Ticket, 'about' | 'thread'>, words: string): boolean {
  const messages = thread.flatMap((entry) => ('text' in entry ? [entry.text] : []));
  const text = [about?.id ?? '', ...messages].join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
