import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import { unauthorized } from '../../lib/local/appsync/refusals';
import { utilsFor } from '../../lib/local/appsync/runtime/modules';

/** What the code has logged. */
export const lines: string[] = [];

/** The value of an expression in a resolver's code. */
export function evaluate(expression: string, context: object = {}): unknown {
  return load(
    `export function request(ctx) { return ${expression}; } export function response() {}`,
    context,
  );
}

/** Runs the request handler of a module. @returns its answer */
export function load(code: string, context: object = {}): unknown {
  const handlers = loadHandlers(
    'Query.test',
    `import { util, extensions, runtime } from '@aws-appsync/utils'; import * as ddb from '@aws-appsync/utils/dynamodb'; ${code}`,
    (line) => lines.push(line),
  );
  const utils = utilsFor({
    now: () => new Date('2026-11-21T12:00:00.123Z'),
    unauthorized: () => unauthorized('Query', 'test'),
    setSubscriptionFilter: () => undefined,
  });
  return handlers.run('request', { arguments: {}, stash: {}, ...context }, utils).answer;
}
