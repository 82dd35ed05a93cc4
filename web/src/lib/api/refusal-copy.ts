import type { AdminErrorCode } from '#contracts/admin-errors';
import type { ErrorCode } from '#contracts/errors';
import { ApiRefusal } from './api-refusal';
import { accountMessages } from './refusals/account-copy';
import { affiliateMessages } from './refusals/affiliate-copy';
import { coinMessages } from './refusals/coin-copy';
import { contactMessages } from './refusals/contact-copy';
import type { RefusalCopy } from './refusals/message-of';
import { playMessages } from './refusals/play-copy';
import { randomPrizeMessages } from './refusals/random-prize-copy';
import { requestMessages } from './refusals/request-copy';
import { storeMessages } from './refusals/store-copy';

export type { RefusalCopy };

type PlayerErrorCode = Exclude<ErrorCode, AdminErrorCode> | 'request/unreachable' | 'request/offline';

/** One entry for every error code that players receive from the API, and for those that the browser adds. */
export const refusalMessages: Record<PlayerErrorCode, RefusalCopy> = {
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
  ...storeMessages,
  ...randomPrizeMessages,
  ...contactMessages,
};

const unknown: RefusalCopy = {
  title: 'Something went wrong.',
  text: 'Nothing was lost. Try again. If it happens again, reload the page.',
};

const messages = new Map<string, RefusalCopy>(Object.entries(refusalMessages));

/** Adds the messages of codes that only some pages receive, as the Dashboard does for admins. */
export function addMessages(added: Readonly<Record<string, RefusalCopy>>): void {
  for (const [code, message] of Object.entries(added)) messages.set(code, message);
}

/** The message for any failure; a failure without a known code gets a generic message. */
export function messageFor(failure: unknown): RefusalCopy {
  // Amplify and the site's settings use this name for a request without a response.
  if (failure instanceof Error && failure.name === 'NetworkError')
    return refusalMessages['request/unreachable'];
  if (!(failure instanceof ApiRefusal)) return unknown;
  return messages.get(failure.code) ?? unknown;
}
