import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { interruptBudgetFlag } from './start';

it('sets a flag that the V8 of this Node has', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });

  expect(options).toMatch(new RegExp(`^\\s+${interruptBudgetFlag}\\s`, 'm'));
});
