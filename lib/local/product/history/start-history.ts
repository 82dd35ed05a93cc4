import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StartOptions } from '../options';
import { ensurePlayers, type SeedTarget } from '../seed/seed-accounts';
import { generateHistory } from './generate-history';
import { planHistory, readHistoryMark, writeHistoryMark } from './history-mark';
import { loadHistory } from './load-history';
import { readHistory } from './read-history';

/** The demo history of a start, which is written while the host starts. */
export interface HistoryStart {
  /** Loads the history, if this start needs one. */
  load(target: SeedTarget): Promise<void>;
}

/**
 * Begins to write the demo history where new tables need it.
 *
 * @param folder  state of the host, which exists
 * @throws Error when an empty start is asked of tables with a history
 */
export function startHistory(
  folder: string,
  { empty: isEmpty, memory }: Pick<StartOptions, 'empty' | 'memory'>,
  script: string,
): HistoryStart {
  const hasTables = !memory && existsSync(join(folder, 'tables'));
  const mark = memory ? undefined : readHistoryMark(folder);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const plan = planHistory(mark, { hasTables, isEmpty, today });
  if (!plan) {
    if (!memory && !hasTables) writeHistoryMark(folder, { state: 'none' });
    return { load: async () => undefined };
  }

  const { until } = plan;
  if (!memory) writeHistoryMark(folder, { state: 'loading', until });
  const written = Promise.allSettled([generateHistory(join(folder, 'history'), script, until)]);
  return {
    async load(target) {
      console.log('Loading 90 days of demo history (--empty starts without it)…');
      const [result] = await written;
      if (result.status === 'rejected') throw result.reason;
      const history = await readHistory(result.value, (users) => ensurePlayers(target, users));
      await loadHistory(target, history);
      if (!memory) writeHistoryMark(folder, { state: 'loaded', until });
    },
  };
}
