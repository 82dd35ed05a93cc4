import type { Refusal } from '#contracts/errors';
import {
  mostTestsADay,
  newDelivery,
  type PostbackDelivery,
  type PostbackTest,
  testsOfTheDay,
} from '#domain/affiliates/postback';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { requestName } from '#lambdas/runtime/request-name';
import type { PostbackStore } from '../stores/postback-store';

export interface SendTestDependencies {
  readonly postbacks: Pick<PostbackStore, 'find' | 'findDelivery' | 'save' | 'add' | 'isApproved'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Queues a test event. One test waits at a time and their number in a day is limited, so that an affiliate cannot have us send many
 * requests: the postback names its tests, and is written under its optimistic lock in the transaction of the delivery. A repeated key
 * returns its delivery for a day.
 */
export async function sendTest(
  { postbacks, commitTogether, pause, now }: SendTestDependencies,
  { affiliate, key }: { readonly affiliate: string; readonly key: string },
): Promise<PostbackDelivery | Refusal> {
  const id = requestName(`test-postback ${affiliate}`, key);
  const result = await retryOnConflict(pause, async () => {
    const before = await postbacks.find(affiliate);
    const at = now();
    const tests = before ? testsOfTheDay(before, at) : [];
    const repeated = tests.find((each) => each.id === id);
    const sent = repeated && (await postbacks.findDelivery(affiliate, repeated));
    if (sent) return sent;
    if (!before?.url) return { code: 'affiliates/no-postback' } as const;
    const latest = tests.at(-1);
    const waiting = latest && (await postbacks.findDelivery(affiliate, latest));
    if (waiting?.state === 'due') return { code: 'affiliates/test-waiting' } as const;
    if (tests.length >= mostTestsADay) return { code: 'affiliates/too-many-tests' } as const;
    const delivery = testDelivery(affiliate, { id, at });
    const after = { ...before, tests: [...tests, { id, at }], revision: before.revision + 1 };
    const writes = [postbacks.save(before, after), postbacks.add(delivery), postbacks.isApproved(affiliate)];
    const { outcome } = await commitTogether(writes);
    return outcome === 'committed' ? delivery : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;
}

function testDelivery(affiliate: string, { id, at }: PostbackTest): PostbackDelivery {
  const event = {
    id,
    kind: 'test',
    at,
    click: 'test',
    subId: 'test',
    link: 'TEST',
    commissionCents: 0,
  } as const;
  return newDelivery(affiliate, event, at);
}
