import type { Reporter, TestModule } from 'vitest/node';

/** Closes a run with the time of each suite and one plain line of totals, which continuous integration reads. */
export default class TotalsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A module can fail without a failed test: it did not load, or what its tests need did not start.
    const brokenModules = modules.filter((module) => !module.ok() && !hasFailedTest(module)).length;
    const skipped = count('skipped');
    for (const [suite, seconds] of secondsBySuite(modules))
      console.log(`${suite}: ${seconds.toFixed(1)} s of test time`);
    console.log(
      `${count('passed')} passed, ${count('failed') + brokenModules} failed${skipped ? `, ${skipped} skipped` : ''}`,
    );
  }
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}

function secondsBySuite(modules: readonly TestModule[]): Map<string, number> {
  const seconds = new Map<string, number>();
  for (const module of modules) {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const before = seconds.get(module.project.name) ?? 0;
    seconds.set(module.project.name, before + (duration + collectDuration + setupDuration) / 1000);
  }
  return seconds;
}
