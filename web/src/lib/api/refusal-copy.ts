import type { ErrorCode } from '#contracts/errors';
import { ApiRefusal } from './api-refusal';
import { accountLabel } from './refusals/account-copy';
import { affiliateLabel } from './refusals/affiliate-copy';
import { approvalLabel } from './refusals/approval-copy';
import { coinLabel } from './refusals/coin-copy';
import { contactLabel } from './refusals/contact-copy';
import type { RefusalCopy } from './refusals/message-of';
import { playLabel } from './refusals/play-copy';
import { randomPrizeLabel } from './refusals/random-prize-copy';
import { requestLabel } from './refusals/request-copy';
import { storeCopy } from './refusals/store-copy';

export type { RefusalCopy };

/** One entry for every error code of the API, and for those that the browser adds. */
export const refusalMessage: Record<ErrorCode | 'request/unreachable' | 'request/offline', RefusalCopy> = {
  'request/unreachable': {
    title: 'A network error has occurred.',
    text: 'We could not reach our server. Check your connection and try again. Nothing is counted twice.',
  },
  'request/offline': {
    title: 'You are offline.',
    text: 'Nothing was sent and nothing was staked. Try again when you are back online.',
  },
  ...requestLabel,
  ...accountLabel,
  ...playLabel,
  ...coinLabel,
  ...affiliateLabel,
  ...storeCopy,
  ...randomPrizeLabel,
  ...approvalLabel,
  ...contactLabel,
};

const unknown: RefusalCopy = {
  title: 'Something went wrong.',
  text: 'Nothing was lost. Try again. If it happens again, reload the page.',
};

/** The message for any failure; a failure without a code gets a generic message. */
export function messageFor(failure: unknown): RefusalCopy {
  // Amplify and the site's settings use this name for a request without a response.
  if (failure instanceof Error && failure.name === 'NetworkError')
    return refusalMessage['request/unreachable'];
  if (!(failure instanceof ApiRefusal) || !isKnown(failure.code)) return unknown;
  return refusalMessage[failure.code];
}

function isKnown(code: string): code is keyof typeof refusalMessage {
  return Object.hasOwn(refusalMessage, code);
}
