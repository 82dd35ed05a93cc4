import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';
import { mutate } from '../bench/mutants/mutant';
import { playLimitMutants } from '../bench/mutants/play-limits';
import { playerMutants } from '../bench/mutants/player';
import { walletMutants } from '../bench/mutants/wallet';

it('every mutant of the bench applies to the source that it quotes', () => {
  const outdated = [...walletMutants, ...playLimitMutants, ...playerMutants].flatMap((mutant) => {
    const source = readFileSync(join(projectRoot, 'lib/domain', `${mutant.file}.ts`), 'utf8');
    try {
      mutate(source, mutant);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });

  expect(outdated).toEqual([]);
});
