import type { Figure } from './figure';
import { playLimitMutants } from './mutants/play-limits';
import { playerMutants } from './mutants/player';
import { findSurvivors } from './mutants/run-mutants';
import { walletMutants } from './mutants/wallet';
import type { Sizes } from './sizes';

/** Mutants of the rules that protect coins and players, and how many survive the tests; survivors are listed. */
export async function measureMutants({ mutants: most, wholeRoom }: Sizes['mutants']): Promise<Figure[]> {
  const mutants = [...walletMutants, ...playLimitMutants, ...playerMutants].slice(0, most);
  const startedAt = performance.now();
  const survivors = await findSurvivors(mutants, { wholeRoom });
  const seconds = (performance.now() - startedAt) / 1000;
  for (const { file, original, replacement, fault } of survivors)
    console.log(`No test of ${file} notices ${original} → ${replacement}: ${fault}`);
  return [
    { name: 'mutants of wallet, player and play limits', value: mutants.length, unit: '', atLeast: 60 },
    { name: 'mutants that no test notices', value: survivors.length, unit: '', atMost: 0 },
    { name: 'time for all mutants', value: seconds, unit: 's', atMost: 240 },
  ];
}
