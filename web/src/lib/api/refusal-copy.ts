import type { ErrorCode } from '#contracts/errors';
import { ApiRefusal } from './api-refusal';
import { accountMessages } from './refusals/account-copy';
import { affiliateMessages } from './refusals/affiliate-copy';
import { approvalMessages } from './refusals/approval-copy';
import { coinMessages } from './refusals/coin-copy';
import { contactMessages } from './refusals/contact-copy';
import { giftCodeMessages } from './refusals/gift-code-copy';
import type { RefusalCopy } from './refusals/message-of';
import { playMessages } from './refusals/play-copy';
import { randomPrizeMessages } from './refusals/random-prize-copy';
import { requestMessages } from './refusals/request-copy';
import { storeMessages } from './refusals/store-copy';

export type { RefusalCopy };

/** One entry for every error code of the API, and for those that the browser adds. */
export const refusalMessages: Record<ErrorCode | 'request/unreachable' | 'request/offline', RefusalCopy> = {
  'request/unreachable': {
    title: 'A network error has occurred.',
    text: 'We could not reach our server. Check your connection and try again. Nothing is counted twice.',
  },
  'request/offline': {
    title: 'You are offline.',
    text: 'Nothing was sent and nothing was staked. Try again when you are back online.',
  },
  ...requestMessages,
  ...accountMessages,
  ...playMessages,
  ...coinMessages,
  ...affiliateMessages,
  ...giftCodeMessages,
  ...storeMessages,
  ...randomPrizeMessages,
  ...approvalMessages,
  ...contactMessages,
};

const unknown: RefusalCopy = {
  title: 'Something went wrong.',
  text: 'Nothing was lost. Try again. If it happens again, reload the page.',
};

/** The message for any failure; a failure without a code gets a generic message. */
export function messageFor(failure: unknown): RefusalCopy {
  // Amplify and the site's settings use this name for a request without a response.
  if (failure instanceof Error && failure.name === 'NetworkError')
    return refusalMessages['request/unreachable'];
  if (!(failure instanceof ApiRefusal) || !isKnown(failure.code)) return unknown;
  return refusalMessages[failure.code];
}

function isKnown(code: string): code is keyof typeof refusalMessages {
  return Object.hasOwn(refusalMessages, code);
}
