import { createHash } from 'node:crypto';
import type { OrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { groupOf, type MailMessage } from './messages';
import { remindPlayer, type RemindDependencies } from './remind-player';
import type { MailLogStore } from './stores/mail-log-store';

export interface RemindPlayersDependencies extends RemindDependencies {
  readonly mailLogs: Pick<MailLogStore, 'due'>;
  /** Null on a stage that sends no mail. */
  readonly mails: OrderedQueue | null;
  readonly log: Log;
}

/**
 * Processes everything that is due: notices of looser limits that begin, warnings before Sweeps Coins expire, the expiry itself, and
 * digests of held emails. A failure does not stop the others; the next run finds it again.
 *
 * @throws Outage at the end when anything failed, so that the run counts as failed
 */
export function remindPlayers(dependencies: RemindPlayersDependencies) {
  const { reminders, mails, log, now } = dependencies;

  return async (): Promise<{ reminded: number }> => {
    let reminded = 0;
    let failed = 0;
    for await (const page of reminders.due(now())) {
      for (const each of page) {
        try {
          await remindPlayer(dependencies, each);
          reminded += 1;
        } catch (error) {
          failed += 1;
          log(logLines.reminderFailed, { error });
        }
      }
    }
    if (mails) failed += await queueDigests(dependencies, mails);
    if (failed > 0) throw new Outage(`${failed} reminders failed`);
    return { reminded };
  };
}

/** @returns how many could not be queued; they are due again in the next run */
async function queueDigests(
  { mailLogs, now }: RemindPlayersDependencies,
  mails: OrderedQueue,
): Promise<number> {
  let failed = 0;
  for await (const page of mailLogs.due(now())) {
    const digests = page.map(({ player, dueAt }) => ({
      id: createHash('sha256').update(`digest ${player} ${dueAt.toISOString()}`).digest('base64url'),
      group: groupOf(player),
      message: { player, digest: true } satisfies MailMessage,
    }));
    failed += (await mails.send(digests)).length;
  }
  return failed;
}
