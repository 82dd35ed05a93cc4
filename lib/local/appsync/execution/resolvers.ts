import type { Handlers } from '../code/sandbox';
import type { DataSource, SourceAnswer } from '../data-sources/data-source';
import { FieldError } from '../refusals';
import type { Utils } from '../runtime/modules';

/** Resolves one field: https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html */
export type RunResolver = (context: ResolverContext, utils: Utils) => Promise<unknown>;

export interface ResolverContext {
  readonly arguments: object;
  readonly identity: object;
  readonly info: object;
  readonly request: object;
  readonly source: unknown;
}

interface StepContext extends ResolverContext {
  readonly stash: unknown;
  readonly prev: unknown;
  readonly env: object;
}

interface Step {
  readonly handlers: Handlers;
  readonly source: DataSource;
}

export function unitResolver(step: Step): RunResolver {
  return async (context, utils) => {
    return (await runStep(step, atFirst(context), utils)).answer;
  };
}

/** An error of a step ends them all. */
export function pipelineResolver(own: Handlers, steps: readonly Step[]): RunResolver {
  return async (context, utils) => {
    const before = own.run('request', atFirst(context), utils);
    if (before.early) return before.answer;
    let { answer, stash } = before;
    for (const step of steps) {
      const done = await runStep(step, { ...context, stash, prev: { result: answer }, env: {} }, utils);
      if (done.ends) return done.answer;
      ({ answer, stash } = done);
    }
    const after = { ...context, stash, prev: { result: answer }, result: answer, env: {} };
    return own.run('response', after, utils).answer;
  };
}

function atFirst(context: ResolverContext): StepContext {
  return { ...context, stash: {}, prev: null, env: {} };
}

async function runStep(
  { handlers, source }: Step,
  context: StepContext,
  utils: Utils,
): Promise<{ answer: unknown; stash: unknown; ends: boolean }> {
  const asked = handlers.run('request', context, utils);
  if (asked.early) return { ...asked, ends: asked.early.skipTo === 'END' };
  const { result, error } = await answerOf(source, asked.answer);
  const answered = { ...context, stash: asked.stash, result, ...(error && { error }) };
  const said = handlers.run('response', answered, utils);
  return { ...said, ends: said.early?.skipTo === 'END' };
}

/** A data source that cannot be reached or asked at all fails the field, without a word of the response handler. */
async function answerOf(source: DataSource, request: unknown): Promise<SourceAnswer> {
  try {
    return await source(request);
  } catch (error) {
    if (error instanceof FieldError) throw error;
    throw new FieldError(`The data source failed: ${(error as Error).message}`, 'InternalFailure');
  }
}
