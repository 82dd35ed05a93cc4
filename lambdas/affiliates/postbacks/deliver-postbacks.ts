import {
  failedUrlPauseMinutes,
  isSuccess,
  type PostbackDelivery,
  postpone,
} from '#domain/affiliates/postback';
import { groupBy } from '#lambdas/runtime/group-by';
import { logLines } from '#lambdas/runtime/log';
import type { PostbackStore } from '../stores/postback-store';
import { deliverPostback, type DeliverPostbackDependencies } from './deliver-postback';

export interface DeliverPostbacksDependencies extends DeliverPostbackDependencies {
  readonly postbacks: Pick<PostbackStore, 'receiverOf' | 'due' | 'note'>;
}

/** The rest of a longer backlog is not paused with it, but after the next failures. */
const mostReadOfAnAffiliate = 500;
const mostOfAnAffiliate = 5;
const affiliatesAtATime = 10;
const failuresToPause = 3;
/** Reading ends after this time, for some 100,000 deliveries, so that the rest of the run sends. */
const readMs = 10_000;
/** No attempt starts after this time; with the last one, a run takes three seconds more. */
const runMs = 30_000;
/** A delivery that is this late shows that a run does not reach all of them. */
const lateMinutes = 15;

/**
 * Sends the postbacks that are due, at most five of an affiliate, one after the other, so that neither a slow receiver nor a backlog
 * delays another affiliate. After three failures in a row, what else is due for the affiliate pauses. A delivery that cannot be recorded is logged, and leaves the
 * others alone.
 */
export function deliverPostbacks(dependencies: DeliverPostbacksDependencies) {
  const { postbacks, now, log } = dependencies;

  return async (): Promise<{ postbacks: number }> => {
    const startedAt = now();
    const waiting = await readDue(startedAt);
    logIfLate(waiting[0]?.[0], startedAt);
    let sent = 0;
    const work = async () => {
      for (let own = waiting.shift(); own && hasTime(startedAt); own = waiting.shift())
        sent += await deliverOf(own, startedAt);
    };
    await Promise.all(Array.from({ length: affiliatesAtATime }, work));
    return { postbacks: sent };
  };

  /** What is due, longest due first, by affiliate; the affiliate with the longest due first. */
  async function readDue(startedAt: Date): Promise<PostbackDelivery[][]> {
    const byAffiliate = new Map<string, PostbackDelivery[]>();
    for await (const page of postbacks.due(startedAt)) {
      for (const [affiliate, more] of groupBy(page, (delivery) => delivery.affiliate)) {
        const known = byAffiliate.get(affiliate) ?? [];
        byAffiliate.set(affiliate, [...known, ...more].slice(0, mostReadOfAnAffiliate));
      }
      if (!hasTime(startedAt, readMs)) break;
    }
    return [...byAffiliate.values()];
  }

  /** Sends the deliveries of an affiliate. @returns the number of requests */
  async function deliverOf(own: readonly PostbackDelivery[], startedAt: Date): Promise<number> {
    let sent = 0;
    let failures = 0;
    for (const delivery of own.slice(0, mostOfAnAffiliate)) {
      if (!hasTime(startedAt)) break;
      const outcome = await logFailure(() => deliverPostback(dependencies, delivery));
      if (!outcome) continue;
      sent += 1;
      failures = isSuccess(outcome) ? 0 : failures + 1;
      if (failures === failuresToPause) {
        await pause(own.slice(own.indexOf(delivery) + 1), startedAt);
        break;
      }
    }
    return sent;
  }

  async function pause(rest: readonly PostbackDelivery[], startedAt: Date): Promise<void> {
    for (const delivery of rest) {
      if (!hasTime(startedAt)) return;
      await logFailure(() => postbacks.note(delivery, postpone(delivery, failedUrlPauseMinutes, now())));
    }
  }

  async function logFailure<Result>(act: () => Promise<Result>): Promise<Result | null> {
    try {
      return await act();
    } catch (error) {
      log(logLines.postbackNotRecorded, { error });
      return null;
    }
  }

  function hasTime(startedAt: Date, mostMs = runMs): boolean {
    return now().getTime() - startedAt.getTime() < mostMs;
  }

  function logIfLate(first: PostbackDelivery | undefined, startedAt: Date): void {
    const late = first?.dueAt ? (startedAt.getTime() - first.dueAt.getTime()) / 60_000 : 0;
    if (late >= lateMinutes) log(logLines.postbacksLate, { minutes: Math.floor(late) });
  }
}
