import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StartOptions } from '../options';
import { ensurePlayers, type SeedTarget } from '../seed/seed-accounts';
import { whileHolding } from '../synthesis/folder-lock';
import { inputFingerprint } from '../synthesis/input-fingerprint';
import { fillFolder, projectRoot } from '../synthesis/synthesize';
import { planHistory, readHistoryMark, writeHistoryMark } from './history-mark';
import { loadHistory, readHistory } from './load-history';

/**
 * Begins to write the demo history where new tables need it, while the host starts.
 *
 * @param folder  state of the host, which exists
 * @param script  source that writes the history, relative to the project
 * @returns loads the history, if this start needs one
 * @throws Error when an empty start is asked of tables with a history
 */
export function startHistory(
  folder: string,
  { empty: isEmpty, memory }: Pick<StartOptions, 'empty' | 'memory'>,
  script: string,
): (target: SeedTarget) => Promise<void> {
  const hasTables = !memory && existsSync(join(folder, 'tables'));
  const mark = memory ? undefined : readHistoryMark(folder);
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const plan = planHistory(mark, { hasTables, isEmpty, today });
  if (!plan) {
    if (!memory && !hasTables) writeHistoryMark(folder, { state: 'none' });
    return async () => undefined;
  }

  const { until } = plan;
  if (!memory) writeHistoryMark(folder, { state: 'loading', until });
  const written = Promise.allSettled([generateHistory(join(folder, 'history'), script, until)]);
  return async (target) => {
    console.log('Loading 90 days of demo history (--empty starts without it)…');
    const [result] = await written;
    if (result.status === 'rejected') throw result.reason;
    const history = await readHistory(result.value, (users) => ensurePlayers(target, users));
    await loadHistory(target, history);
    if (!memory) writeHistoryMark(folder, { state: 'loaded', until });
  };
}

/**
 * Writes the demo history that ends with a day into a file of the folder, in a process of its own, unless the file of
 * the same sources is there. Safe under concurrent calls from several processes.
 *
 * @returns the path of the file
 * @throws SynthesisError with the output of a failed run
 */
async function generateHistory(folder: string, script: string, until: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  return whileHolding(join(folder, 'history.lock'), async () => {
    const fingerprint = inputFingerprint(projectRoot, `history until ${until}`).slice(0, 16);
    const file = join(folder, `history-${until}-${fingerprint}.json`);
    if (existsSync(file)) return file;
    for (const other of readdirSync(folder))
      if (other.startsWith('history-')) rmSync(join(folder, other), { force: true });
    await fillFolder(file, {
      script: [script, file, until],
      failure: 'Writing the demo history failed; --empty starts without it',
    });
    return file;
  });
}
