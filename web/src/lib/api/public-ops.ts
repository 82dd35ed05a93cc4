import { type FetchContext, type FetchError, type FetchOptions, ofetch } from 'ofetch';
import { readRefusal, unreachable } from './api-refusal';
import { loadConfig } from './config';
import { fill } from './play-fab-ops';
import type { PostAnswer, PublicAnswer, PublicRoute } from './play-fab-ops-types';

type StoppedEmailChange = PostAnswer<'/public/email-change-stops'>;

const attempts = 3;
const baseDelayMs = 100;
const maxDelayMs = 5 * 60_000;

/** The same retry policy as Amplify's, so that visitors and players load the API alike. */
const retries = {
  retry: attempts - 1,
  retryStatusCodes: [429, 500, 502, 503, 504],
  retryDelay: ({ options }: FetchContext) => retryDelayMs(attempts - Number(options.retry)),
};

/** @param attempt  the failed attempt, from 1 */
function retryDelayMs(attempt: number): number {
  return Math.min(2 ** attempt * baseDelayMs + Math.random() * baseDelayMs, maxDelayMs);
}

/**
 * Reads a public route; see `readPublic`.
 *
 * @throws ApiRefusal, `request/unreachable` without a response
 */
export function getPublic<Route extends PublicRoute>(
  route: Route,
  address: Parameters<typeof fill>[1] = {},
): Promise<PublicAnswer<Route>> {
  return readPublic<PublicAnswer<Route>>(fill(route, address));
}

/**
 * Reads a public route of the API. Amplify would sign the request with guest credentials, which such a route does not need.
 *
 * @param path  below the endpoint of the API, with values filled in
 * @throws ApiRefusal, `request/unreachable` without a response
 */
export function readPublic<Answer>(path: string): Promise<Answer> {
  return requestPublic<Answer>(path, retries);
}

/**
 * Stops or reverts a change of an email address with the token of the mailed link. The operation is idempotent.
 *
 * @throws ApiRefusal, `request/unreachable` without a response
 */
export function stopEmailChange(link: { player: string; token: string }): Promise<StoppedEmailChange> {
  return requestPublic('/public/email-change-stops', { ...retries, method: 'POST', body: link });
}

async function requestPublic<Answer>(path: string, options: FetchOptions): Promise<Answer> {
  const { amplify } = await loadConfig();
  const endpoint = amplify.API?.REST?.['playFabOps']?.endpoint;
  if (!endpoint) throw new Error('config.json lacks the endpoint of playFabOps.');
  const { status, text } = await ofetch
    .raw(endpoint + path, { ...options, responseType: 'text' })
    .then((response) => ({ status: response.status, text: response._data ?? '' }))
    .catch((failure: FetchError<string>) => {
      throw failure.status === undefined
        ? unreachable(failure)
        : readRefusal(failure.status, failure.data ?? '');
    });
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw readRefusal(status, text);
  }
}
