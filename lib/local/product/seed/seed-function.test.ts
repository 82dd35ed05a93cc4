import { describe, expect, it } from 'vitest';
import type { FunctionDefinition, Functions } from '../../lambda/functions';
import { seedFunction } from './seed-function';

const entry = 'lambdas/welcome/handler.ts';

/** A function that fails the given number of times before it succeeds. */
function setup(failures: number) {
  const events: unknown[] = [];
  const functions: Pick<Functions, 'definitions' | 'run'> = {
    definitions: () => [{ logicalId: 'Welcome', entry } as FunctionDefinition],
    async run(_name, event) {
      events.push(event);
      const error = { errorType: 'TimeoutError', errorMessage: 'a table did not answer', trace: [] };
      return events.length <= failures ? { error } : { payload: 'null' };
    },
  };
  return { functions, events };
}

describe('seedFunction', () => {
  it.each([
    ['does not fail', 0, 1],
    ['fails twice', 2, 3],
  ])('retries until the function succeeds, where it %s', async (_case, failures, times) => {
    const { functions, events } = setup(failures);

    await seedFunction(functions, entry, { accounts: [] });

    expect(events).toEqual(Array.from({ length: times }, () => ({ accounts: [] })));
  });

  it('rejects with the error of a function that fails three times', async () => {
    const { functions, events } = setup(3);

    await expect(seedFunction(functions, entry, {})).rejects.toThrow('a table did not answer');

    expect(events).toHaveLength(3);
  });

  it('rejects when the template has no such function', async () => {
    await expect(seedFunction(setup(0).functions, 'lambdas/gone/handler.ts', {})).rejects.toThrow(
      'The template has no function of lambdas/gone/handler.ts.',
    );
  });
});
