import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { suiteOf, suites } from './suites';

const slowestListed = 10;

/**
 * Ends a run with its ten slowest files, the time of each suite beside its budget, and one plain line of totals for continuous
 * integration. An exceeded budget fails nothing: `test/README.md` explains what to do.
 */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    console.log('The slowest files, in seconds of test time:');
    const slowestFirst = modules.toSorted((one, other) => secondsOf(other) - secondsOf(one));
    for (const module of slowestFirst.slice(0, slowestListed))
      console.log(`  ${secondsOf(module).toFixed(1).padStart(6)}  ${pathOf(module)}`);
    for (const line of suiteLines(modules)) console.log(line);
    console.log(totalsLine(modules));
  }
}

const pathOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId);

function suiteLines(modules: readonly TestModule[]): string[] {
  return suites.flatMap((suite) => {
    const { name, budgetSeconds } = suite;
    const own = modules.filter((module) => suiteOf(pathOf(module)) === suite);
    if (own.length === 0) return [];
    const seconds = own.reduce((sum, module) => sum + secondsOf(module), 0);
    const over = seconds > budgetSeconds ? ', over its budget' : '';
    return [`${name}: ${seconds.toFixed(1)} s of test time, of ${budgetSeconds} s${over}`];
  });
}

function totalsLine(modules: readonly TestModule[]): string {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  // A module can fail without a failed test, by a load or setup error.
  const brokenModules = modules.filter((module) => !module.ok() && !hasFailedTest(module)).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed') + brokenModules} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}

/** Time for loading, setup and tests of a file, in seconds. */
function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration) / 1000;
}
