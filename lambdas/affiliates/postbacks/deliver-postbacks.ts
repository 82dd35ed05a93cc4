import { noteAttempt, type PostbackDelivery, type PostbackOutcome } from '#domain/affiliates/postback';
import { fillPostbackUrl } from '#domain/affiliates/postback-url';
import type { PostbackStore } from '../stores/postback-store';
import type { SendPostback } from './send-postback';
import { signatureHeader, signPostback } from './sign-postback';

export interface DeliverPostbacksDependencies {
  readonly postbacks: Pick<PostbackStore, 'find' | 'due' | 'note'>;
  readonly send: SendPostback;
  readonly now: () => Date;
}

/** Each request takes three seconds at most, so a run takes twelve. */
const mostInARun = 40;
const atATime = 10;

/**
 * Sends the postbacks that are due. A postback is sent before its attempt is recorded, so it can arrive twice, with the same event id, and
 * is never lost.
 *
 * @throws AggregateError at the end when an attempt could not be recorded, so that the run counts as failed
 */
export function deliverPostbacks({ postbacks, send, now }: DeliverPostbacksDependencies) {
  return async (): Promise<{ postbacks: number }> => {
    const due = await postbacks.due(now(), mostInARun);
    const errors: unknown[] = [];
    for (let first = 0; first < due.length; first += atATime) {
      const settled = await Promise.allSettled(due.slice(first, first + atATime).map(deliver));
      errors.push(...settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
    }
    if (errors.length > 0)
      throw new AggregateError(errors, `The attempts of ${errors.length} postbacks could not be recorded`);
    return { postbacks: due.length };
  };

  async function deliver(delivery: PostbackDelivery): Promise<void> {
    await postbacks.note(delivery, noteAttempt(delivery, await attempt(delivery), now()));
  }

  async function attempt(delivery: PostbackDelivery): Promise<PostbackOutcome> {
    const postback = await postbacks.find(delivery.affiliate);
    if (!postback?.url) return { fault: 'turned-off' };
    const url = new URL(fillPostbackUrl(postback.url, delivery));
    return send(url, {
      'User-Agent': 'Postback/1',
      [signatureHeader]: signPostback(postback.secret, url, now()),
    });
  }
}
