import type { Ticket } from '#contracts/support/routes';
import type { FieldFault } from '#web/lib/forms/contract-resolver';
import { subjectIn } from './attached-subject';

/** What the support form contains before its player writes. */
interface PrefilledMessage {
  readonly topic: Ticket['topic'] | '';
  readonly text: string;
}

/** The beginning of a request to correct the date of birth; the player adds the date. */
const birthdayRequest = 'I mistyped my date of birth. The correct date is:';

/** Returns the topic and the beginning of a message about the subject in the address. */
export function prefilledMessage(search: string): PrefilledMessage {
  if (new URLSearchParams(search).get('about') === 'birthday')
    return { topic: 'account', text: `${birthdayRequest} ` };
  return { topic: subjectIn(search)?.kind ?? '', text: '' };
}

/** Finds that a request to correct the date of birth has no date: every way to write one has a digit. */
export function prefilledFaults({ text }: { readonly text: string }): FieldFault[] {
  if (!text.startsWith(birthdayRequest) || /\d/.test(text)) return [];
  return [{ field: 'text', message: 'Add your correct date of birth, such as January 31, 1990.' }];
}
