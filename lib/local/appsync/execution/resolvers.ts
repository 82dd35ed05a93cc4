import type { Handlers } from '../code/sandbox';
import { FieldError } from '../refusals';
import type { Utils } from '../runtime/modules';

/** Resolves one field: https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-overview-js.html */
export type RunResolver = (context: ResolverContext, utils: Utils) => Promise<unknown>;

export interface ResolverContext {
  readonly arguments: object;
  /** Environment variables of the API, which all its code receives. */
  readonly env: Readonly<Record<string, string>>;
  readonly identity: object;
  readonly info: object;
  readonly request: object;
  readonly source: unknown;
}

/** Answers the request of a handler. */
export type DataSource = (request: unknown) => Promise<SourceAnswer>;

export interface SourceAnswer {
  readonly result: unknown;
  readonly error?: { readonly message: string; readonly type: string };
}

/** Returns the payload: https://docs.aws.amazon.com/appsync/latest/devguide/resolver-reference-none-js.html */
export const noneSource: DataSource = async (request) => ({
  result: (request as { payload?: unknown } | null)?.payload ?? null,
});

export interface Step {
  readonly handlers: Handlers;
  readonly source: DataSource;
}

const atFirst = { stash: {}, prev: null };

export function unitResolver(step: Step): RunResolver {
  return async (context, utils) => (await runStep(step, { ...context, ...atFirst }, utils)).answer;
}

/**
 * An error in a step ends the pipeline. An early return to the END, or before the first step, goes straight to the
 * resolver's own response handler, which receives the returned value as the last result, and the stash as it was
 * left.
 * https://docs.aws.amazon.com/appsync/latest/devguide/runtime-utils-js.html
 */
export function pipelineResolver(own: Handlers, steps: readonly Step[]): RunResolver {
  return async (context, utils) => {
    const before = own.run('request', { ...context, ...atFirst }, utils);
    let { answer, stash } = before;
    for (const step of before.early ? [] : steps) {
      const done = await runStep(step, { ...context, stash, prev: { result: answer } }, utils);
      ({ answer, stash } = done);
      if (done.ends) break;
    }
    const after = { ...context, stash, prev: { result: answer }, result: answer };
    return own.run('response', after, utils).answer;
  };
}

async function runStep(
  { handlers, source }: Step,
  context: ResolverContext & { stash: unknown; prev: unknown },
  utils: Utils,
): Promise<{ answer: unknown; stash: unknown; ends: boolean }> {
  const requestStep = handlers.run('request', context, utils);
  if (requestStep.early) return { ...requestStep, ends: requestStep.early.skipTo === 'END' };
  const { result, error } = await answerOf(source, requestStep.answer);
  const answered = { ...context, stash: requestStep.stash, result, ...(error && { error }) };
  const responseStep = handlers.run('response', answered, utils);
  return { ...responseStep, ends: responseStep.early?.skipTo === 'END' };
}

/** A data source that cannot be reached, or a request that it cannot take, fails the field without running the response handler. */
async function answerOf(source: DataSource, request: unknown): Promise<SourceAnswer> {
  try {
    return await source(request);
  } catch (error) {
    if (error instanceof FieldError) throw error;
    throw new FieldError(`The data source failed: ${(error as Error).message}`, 'InternalFailure');
  }
}
