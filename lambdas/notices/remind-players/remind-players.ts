import { type Log, logLines } from '../../outcome/log';
import { Outage } from '../../outcome/outage';
import { remindPlayer, type RemindDependencies } from './remind-player';

/**
 * Does whatever is due by now: tells of looser limits that begin and of Sweeps Coins that are about to expire, and lets them expire.
 * Whoever fails keeps nobody else waiting and is found again by the next run.
 *
 * @throws Outage at the end when anybody failed, so that the run counts as failed
 */
export function remindPlayers(dependencies: RemindDependencies & { readonly log: Log }) {
  const { reminders, log, now } = dependencies;

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
    if (failed > 0) throw new Outage(`${failed} reminders could not be dealt with`);
    return { reminded };
  };
}
