import type { Ticket } from '#contracts/support/routes';
import { subjectIn } from './attached-subject';

/** What the support form contains before its player writes. */
interface PrefilledMessage {
  readonly topic: Ticket['topic'] | '';
  readonly text: string;
}

/** Returns the topic and the beginning of a message about the subject in the address. */
export function prefilledMessage(search: string): PrefilledMessage {
  if (new URLSearchParams(search).get('about') === 'birthday')
    return { topic: 'account', text: 'I mistyped my date of birth. The correct date is: ' };
  return { topic: subjectIn(search)?.kind ?? '', text: '' };
}
