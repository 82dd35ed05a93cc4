import { describe, expect, it } from 'vitest';
import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import type { DataSource } from '../../lib/local/appsync/data-sources/data-source';
import { pipelineResolver } from '../../lib/local/appsync/execution/resolvers';
import { utilsFor } from '../../lib/local/appsync/runtime/modules';

const utils = utilsFor({
  now: () => new Date('2026-11-21T12:00:00.000Z'),
  randomBytes: () => Buffer.alloc(16),
  unauthorized: () => {
    throw new Error('Nobody asks who may do this.');
  },
  setSubscriptionFilter: () => undefined,
});
const context = { arguments: {}, identity: {}, info: {}, request: {}, source: null };

/** Runs a pipeline of steps named 1, 2, 3, whose data source answers what it was asked; tells the answer and what was asked. */
async function run({
  before = 'return {};',
  request = 'return ctx.stash.step;',
  response = 'return ctx.result;',
}: {
  before?: string;
  request?: string;
  response?: string;
}): Promise<{ answer: unknown; asked: unknown[] }> {
  const load = (name: string, code: string) =>
    loadHandlers(name, `import { runtime } from '@aws-appsync/utils';${code}`, () => undefined);
  const asked: unknown[] = [];
  const source: DataSource = async (asking) => {
    asked.push(asking);
    return { result: asking };
  };
  const own = load(
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
  return { answer: await pipelineResolver(own, steps, { PLACE: 'here' })(context, utils), asked };
}

// https://docs.aws.amazon.com/appsync/latest/devguide/runtime-utils-js.html
describe('a pipeline', () => {
  it('runs its steps in order; its response handler has the result of the last one, the stash and the variables', async () => {
    const { answer, asked } = await run({});

    expect(asked).toEqual(['1', '2', '3']);
    expect(answer).toEqual({ seen: '3', same: true, stash: { step: '3' }, env: 'here' });
  });

  it('goes on with the next step when a request returns early', async () => {
    const { answer, asked } = await run({
      request: `if (ctx.stash.step === '2') runtime.earlyReturn('early'); return ctx.stash.step + '<' + JSON.stringify(ctx.prev.result);`,
    });

    expect(asked).toEqual(['1<{}', '3<"early"']);
    expect(answer).toMatchObject({ seen: '3<"early"' });
  });

  it('skips source and response of a step that returns early, and says so with NEXT just the same', async () => {
    const early = (options: string) => ({
      request: `if (ctx.stash.step === '3') runtime.earlyReturn('early'${options}); return ctx.stash.step;`,
      response: `ctx.stash.answered = ctx.stash.step; return 'answered';`,
    });

    for (const options of ['', `, { skipTo: 'NEXT' }`])
      expect(await run(early(options))).toEqual({
        answer: { seen: 'early', same: true, stash: { step: '3', answered: '2' }, env: 'here' },
        asked: ['1', '2'],
      });
  });

  it('calls its own response handler at once when a request skips to the end', async () => {
    const { answer, asked } = await run({
      request: `if (ctx.stash.step === '2') runtime.earlyReturn('full', { skipTo: 'END' }); return ctx.stash.step;`,
    });

    expect(asked).toEqual(['1']);
    expect(answer).toEqual({ seen: 'full', same: true, stash: { step: '2' }, env: 'here' });
  });

  it('calls it as well when a response skips to the end', async () => {
    const { answer, asked } = await run({ response: `runtime.earlyReturn('full', { skipTo: 'END' });` });

    expect(asked).toEqual(['1']);
    expect(answer).toMatchObject({ seen: 'full', stash: { step: '1' } });
  });

  it('runs no step, but its response handler, when it returns early itself', async () => {
    const { answer, asked } = await run({
      before: `ctx.stash.known = true; runtime.earlyReturn('nothing to do');`,
    });

    expect(asked).toEqual([]);
    expect(answer).toEqual({ seen: 'nothing to do', same: true, stash: { known: true }, env: 'here' });
  });
});
