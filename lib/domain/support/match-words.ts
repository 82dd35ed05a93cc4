import type { Ticket } from './ticket';

/** Number of tickets whose messages one search reads, the newest first. */
export const mostSearched = 200;

/** Whether a ticket contains every word in its topic, its subject or its messages, as part of a word and ignoring case. */
export function matchesWords(
  { topic, about, thread }: Pick<Ticket, 'topic' | 'about' | 'thread'>,
  words: string,
): boolean {
  const messages = thread.flatMap((entry) => ('text' in entry ? [entry.text] : []));
  const text = [topic, about?.kind ?? '', about?.id ?? '', ...messages].join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
