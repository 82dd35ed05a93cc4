import type { Refusal } from '#contracts/errors';
import { newDelivery, type Postback, type PostbackDelivery } from '#domain/affiliates/postback';
import { requestName } from '#lambdas/identity/change-check';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import type { PostbackStore } from '../stores/postback-store';

export interface PostbackDependencies {
  readonly postbacks: PostbackStore;
  readonly pause: Pause;
  readonly now: () => Date;
  /** Returns an unguessable text. */
  readonly makeSecret: () => string;
}

/** Deliveries on the dashboard of an affiliate. */
export const mostShown = 20;

/** Changes the URL, with a new secret, or turns postbacks off. What is due goes to the new URL. */
export async function changePostback(
  { postbacks, pause, now, makeSecret }: PostbackDependencies,
  { affiliate, url }: Pick<Postback, 'affiliate' | 'url'>,
): Promise<Postback | Refusal> {
  const result = await retryOnConflict(pause, async () => {
    const before = await postbacks.find(affiliate);
    const secret = url === null ? '' : makeSecret();
    const after = { affiliate, url, secret, since: now(), revision: (before?.revision ?? 0) + 1 };
    return (await postbacks.save(before, after)) ? after : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

/** Queues a test event. One test waits at a time, so that an affiliate cannot have us send many requests. */
export async function sendTest(
  { postbacks, now }: PostbackDependencies,
  { affiliate, key }: { readonly affiliate: string; readonly key: string },
): Promise<PostbackDelivery | Refusal> {
  const [postback, latest] = await Promise.all([
    postbacks.find(affiliate),
    postbacks.latest(affiliate, mostShown),
  ]);
  const id = requestName(`test-postback ${affiliate}`, key);
  const sent = latest.find((each) => each.id === id);
  if (sent) return sent;
  if (!postback?.url) return { code: 'affiliates/no-postback' };
  if (latest.some(({ kind, state }) => kind === 'test' && state === 'due'))
    return { code: 'affiliates/test-waiting' };
  const at = now();
  const event = {
    id,
    kind: 'test',
    at,
    click: 'test',
    subId: 'test',
    link: 'TEST',
    commissionCents: 0,
  } as const;
  const delivery = newDelivery(affiliate, event, at);
  return (await postbacks.addAlone(delivery)) ? delivery : { code: 'request/unavailable' };
}
