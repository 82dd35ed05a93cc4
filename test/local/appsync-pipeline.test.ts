import { describe, expect, it } from 'vitest';
import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import { type DataSource, pipelineResolver } from '../../lib/local/appsync/execution/resolvers';
import { utilsFor } from '../../lib/local/appsync/runtime/modules';

const utils = utilsFor({
  now: () => new Date('2026-11-21T12:00:00.000Z'),
  unauthorized: () => {
    throw new Error('No step checks the caller.');
  },
  setSubscriptionFilter: () => undefined,
});
const context = { arguments: {}, env: { PLACE: 'here' }, identity: {}, info: {}, request: {}, source: null };

/** Runs a pipeline of steps named 1, 2, 3, whose data source echoes its requests. @returns the answer and the requests */
async function run({
  before = 'return {};',
  request = 'return ctx.stash.step;',
  response = 'return ctx.result;',
}: {
  before?: string;
  request?: string;
  response?: string;
}): Promise<{ answer: unknown; requests: unknown[] }> {
  const load = (name: string, code: string) =>
    loadHandlers(name, `import { runtime } from '@aws-appsync/utils';${code}`, () => undefined);
  const requests: unknown[] = [];
  const source: DataSource = async (asking) => {
    requests.push(asking);
    return { result: asking };
  };
  const resolver = load(
    'own',
    `export function request(ctx) { ${before} }
     export function response(ctx) {
       return { seen: ctx.result, same: ctx.prev.result === ctx.result, stash: ctx.stash, env: ctx.env.PLACE };
     }`,
  );
  const steps = ['1', '2', '3'].map((step) => ({
    handlers: load(
      step,
      `export function request(ctx) { ctx.stash.step = '${step}'; ${request} }
       export function response(ctx) { ${response} }`,
    ),
    source,
  }));
  return { answer: await pipelineResolver(resolver, steps)(context, utils), requests };
}

// https://docs.aws.amazon.com/appsync/latest/devguide/runtime-utils-js.html
describe('a pipeline', () => {
  it('runs its steps in order; its response handler receives the last result, the stash and the variables', async () => {
    const { answer, requests } = await run({});

    expect(requests).toEqual(['1', '2', '3']);
    expect(answer).toEqual({ seen: '3', same: true, stash: { step: '3' }, env: 'here' });
  });

  it('continues with the next step when a request returns early', async () => {
    const { answer, requests } = await run({
      request: `if (ctx.stash.step === '2') runtime.earlyReturn('early'); return ctx.stash.step + '<' + JSON.stringify(ctx.prev.result);`,
    });

    expect(requests).toEqual(['1<{}', '3<"early"']);
    expect(answer).toMatchObject({ seen: '3<"early"' });
  });

  it('skips source and response of a step that returns early, with or without NEXT', async () => {
    const early = (options: string) => ({
      request: `if (ctx.stash.step === '3') runtime.earlyReturn('early'${options}); return ctx.stash.step;`,
      response: `ctx.stash.answered = ctx.stash.step; return 'answered';`,
    });

    for (const options of ['', `, { skipTo: 'NEXT' }`])
      expect(await run(early(options))).toEqual({
        answer: { seen: 'early', same: true, stash: { step: '3', answered: '2' }, env: 'here' },
        requests: ['1', '2'],
      });
  });

  it('runs its own response handler at once when a request skips to the end', async () => {
    const { answer, requests } = await run({
      request: `if (ctx.stash.step === '2') runtime.earlyReturn('full', { skipTo: 'END' }); return ctx.stash.step;`,
    });

    expect(requests).toEqual(['1']);
    expect(answer).toEqual({ seen: 'full', same: true, stash: { step: '2' }, env: 'here' });
  });

  it('runs its own response handler when a response skips to the end', async () => {
    const { answer, requests } = await run({ response: `runtime.earlyReturn('full', { skipTo: 'END' });` });

    expect(requests).toEqual(['1']);
    expect(answer).toMatchObject({ seen: 'full', stash: { step: '1' } });
  });

  it('runs no step, but its response handler, when it returns early itself', async () => {
    const { answer, requests } = await run({
      before: `ctx.stash.known = true; runtime.earlyReturn('nothing to do');`,
    });

    expect(requests).toEqual([]);
    expect(answer).toEqual({ seen: 'nothing to do', same: true, stash: { known: true }, env: 'here' });
  });
});
