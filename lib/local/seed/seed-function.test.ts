import { describe, expect, it } from 'vitest';
import type { FunctionDefinition, Functions } from '../lambda/functions';
import { seedFunction } from './seed-function';

const entry = 'lambdas/welcome/handler.ts';

/** A function that fails so often before it succeeds. */
function setup(failures: number) {
  const told: unknown[] = [];
  const functions: Pick<Functions, 'definitions' | 'run'> = {
    definitions: () => [{ logicalId: 'Welcome', entry } as FunctionDefinition],
    async run(_name, event) {
      told.push(event);
      const error = { errorType: 'TimeoutError', errorMessage: 'a table did not answer', trace: [] };
      return told.length <= failures ? { error } : { payload: 'null' };
    },
  };
  return { functions, told };
}

describe('a function that seeds', () => {
  it.each([
    ['does not fail', 0, 1],
    ['fails twice', 2, 3],
  ])('is told until it succeeds, where it %s', async (_case, failures, times) => {
    const { functions, told } = setup(failures);

    await seedFunction(functions, entry, { accounts: [] });

    expect(told).toEqual(Array.from({ length: times }, () => ({ accounts: [] })));
  });

  it('that fails three times ends the start with its error', async () => {
    const { functions, told } = setup(3);

    await expect(seedFunction(functions, entry, {})).rejects.toThrow('a table did not answer');

    expect(told).toHaveLength(3);
  });

  it('has to be in the template', async () => {
    await expect(seedFunction(setup(0).functions, 'lambdas/gone/handler.ts', {})).rejects.toThrow(
      'The template has no function of lambdas/gone/handler.ts.',
    );
  });
});
