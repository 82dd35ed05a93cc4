import { ApiRefusal } from './api-refusal';
import type { RefusalCode } from './play-fab-ops-types';
import { accountWords } from './refusals/account-words';
import { affiliateWords } from './refusals/affiliate-words';
import { approvalWords } from './refusals/approval-words';
import { chanceWords } from './refusals/chance-words';
import { coinWords } from './refusals/coin-words';
import { contactWords } from './refusals/contact-words';
import { playWords } from './refusals/play-words';
import { requestWords } from './refusals/request-words';
import { storeWords } from './refusals/store-words';
import type { RefusalWords } from './refusals/words-of';

export type { RefusalWords };

/** One entry for every code that the API can refuse with, and for those that the browser itself adds. */
export const refusalWords: Record<RefusalCode | 'request/unreachable' | 'request/offline', RefusalWords> = {
  'request/unreachable': {
    title: 'A network error has occurred.',
    text: 'We could not reach the house. Check your connection and try again; nothing is counted twice.',
  },
  'request/offline': {
    title: 'You are offline.',
    text: 'Nothing was sent and nothing was staked. Press again when you are back online.',
  },
  ...requestWords,
  ...accountWords,
  ...playWords,
  ...coinWords,
  ...affiliateWords,
  ...storeWords,
  ...chanceWords,
  ...approvalWords,
  ...contactWords,
};

const unknown: RefusalWords = {
  title: 'That did not work.',
  text: 'Nothing was lost. Try again, or reload the page if it happens twice.',
};

/** The words for whatever went wrong; a failure that is no refusal gets words that promise nothing. */
export function wordsFor(failure: unknown): RefusalWords {
  // So do Amplify and the settings of the site name what no answer came to.
  if (failure instanceof Error && failure.name === 'NetworkError') return refusalWords['request/unreachable'];
  if (!(failure instanceof ApiRefusal) || !isKnown(failure.code)) return unknown;
  return refusalWords[failure.code];
}

function isKnown(code: string): code is keyof typeof refusalWords {
  return Object.hasOwn(refusalWords, code);
}
