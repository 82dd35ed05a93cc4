import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { projectRoot } from '../../../lib/local/product/synthesis/synthesize';
import { type Mutant, mutate } from './mutant';

const domain = join(projectRoot, 'lib/domain');
const pathOf = ({ file }: Mutant) => join(domain, `${file}.ts`);

/**
 * Runs the tests of a mutant’s folder on each mutant. Files stay unchanged: the code is rewritten when a worker loads it. The tests also
 * run without a mutant before and after, because a failing test would kill every mutant.
 *
 * @param options.wholeRoom  whether to run all tests of the folder instead of only the one beside the file
 * @returns the surviving mutants
 * @throws Error when an original text is not found exactly once, or tests fail without a mutant
 */
export async function findSurvivors(
  mutants: readonly Mutant[],
  { wholeRoom }: { readonly wholeRoom: boolean },
): Promise<Mutant[]> {
  for (const mutant of mutants) mutate(readFileSync(pathOf(mutant), 'utf8'), mutant);
  let current: Mutant | null = null;
  const rewrite = (text: string, id: string) =>
    current && id.split('?')[0] === pathOf(current) ? mutate(text, current) : undefined;
  const vitest = await createVitest(
    'test',
    {
      root: projectRoot,
      config: false,
      watch: false,
      bail: 1,
      maxWorkers: 2,
      reporters: [{}],
      include: wholeRoom
        ? [...new Set(mutants.map(roomOf))].map((room) => `lib/domain/${room}/**/*.test.ts`)
        : mutants.map(({ file }) => `lib/domain/${file}.test.ts`),
      setupFiles: [join(projectRoot, 'test/bench/mutants/first-failure.ts')],
      testTimeout: 120_000,
    },
    { plugins: [{ name: 'mutant', enforce: 'pre', transform: rewrite }] },
  );
  try {
    const tests = await vitest.globTestSpecifications();
    if (!(await isGreen(vitest, tests))) throw new Error('The tests fail before anything is broken');
    const survivors: Mutant[] = [];
    for (const mutant of mutants) {
      vitest.invalidateFile(pathOf(mutant));
      current = mutant;
      if (await survives(vitest, tests, mutant)) survivors.push(mutant);
      current = null;
      vitest.invalidateFile(pathOf(mutant));
    }
    if (!(await isGreen(vitest, tests)))
      throw new Error('The tests fail although nothing is broken any more');
    return survivors;
  } finally {
    await vitest.close();
  }
}

/** Runs the test beside the file first, because it kills most mutants. */
async function survives(
  vitest: Vitest,
  tests: readonly TestSpecification[],
  mutant: Mutant,
): Promise<boolean> {
  const ofRoom = tests.filter(({ moduleId }) => moduleId.startsWith(join(domain, roomOf(mutant), '/')));
  const beside = ofRoom.filter(({ moduleId }) => moduleId === join(domain, `${mutant.file}.test.ts`));
  const others = ofRoom.filter((each) => !beside.includes(each));
  return (await isGreen(vitest, beside)) && (await isGreen(vitest, others));
}

async function isGreen(vitest: Vitest, tests: TestSpecification[]): Promise<boolean> {
  if (tests.length === 0) return true;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
  return unhandledErrors.length === 0 && testModules.every((each) => each.ok());
}

function roomOf({ file }: Mutant): string {
  return basename(dirname(file));
}
