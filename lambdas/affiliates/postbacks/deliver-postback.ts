import {
  giveUp,
  hasNoAttemptLeft,
  noteOutcome,
  type PostbackDelivery,
  type PostbackOutcome,
  reserveAttempt,
} from '#domain/affiliates/postback';
import { fillPostbackUrl } from '#domain/affiliates/postback-url';
import { type Log, logLines } from '#lambdas/runtime/log';
import type { PostbackReceiver, PostbackStore } from '../stores/postback-store';
import type { SendPostback } from './send-postback';
import { signatureHeader, signPostback } from './sign-postback';

export interface DeliverPostbackDependencies {
  readonly postbacks: Pick<PostbackStore, 'receiverOf' | 'note'>;
  readonly send: SendPostback;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * Makes an attempt of a delivery. The attempt is reserved before the request and its outcome recorded after it, so that a run that stops in
 * between has counted it: a postback is requested as often as the limit says, and may arrive twice, with the same event id.
 *
 * @returns the outcome; null when nothing was sent, or another run makes the attempt
 */
export async function deliverPostback(
  dependencies: DeliverPostbackDependencies,
  delivery: PostbackDelivery,
): Promise<PostbackOutcome | null> {
  const { postbacks, now } = dependencies;
  const receiver = await postbacks.receiverOf(delivery.affiliate);
  const { url } = receiver;
  const fault = reasonToGiveUp(delivery, receiver);
  if (fault !== null || url === null) {
    await postbacks.note(delivery, giveUp(delivery, fault ?? 'turned-off'));
    return null;
  }
  const reserved = reserveAttempt(delivery, now());
  if (!(await postbacks.note(delivery, reserved))) return null;
  const outcome = await request(dependencies, reserved, { ...receiver, url });
  await postbacks.note(reserved, noteOutcome(reserved, outcome));
  return outcome;
}

function reasonToGiveUp(delivery: PostbackDelivery, { isApproved }: PostbackReceiver) {
  if (!isApproved) return 'suspended';
  return hasNoAttemptLeft(delivery) ? 'interrupted' : null;
}

/** Requests the filled URL. A URL that was saved before a rule became stricter may fit no event any more. */
async function request(
  { send, now, log }: DeliverPostbackDependencies,
  delivery: PostbackDelivery,
  { url: template, secret }: PostbackReceiver & { readonly url: string },
): Promise<PostbackOutcome> {
  try {
    const url = new URL(fillPostbackUrl(template, delivery));
    const headers = { 'User-Agent': 'Postback/1', [signatureHeader]: signPostback(secret, url, now()) };
    return await send(url, headers);
  } catch (error) {
    log(logLines.postbackNotRequestable, { error });
    return { fault: 'not-requestable' };
  }
}
