import { randomUUID } from 'node:crypto';
import type { FunctionError, Outcome } from './invocation';
import type { WorkerSettings } from './worker';
import { type WorkerPool, openWorkerPool } from './worker-pool';

/** A function of the template, ready to run. */
export interface FunctionDefinition extends WorkerSettings {
  readonly logicalId: string;
  readonly arn: string;
  /** Source file that the asset was bundled from, relative to the project; undefined for a function from outside the project. */
  readonly entry: string | undefined;
}

/** An invocation as the host's pages show it. */
export interface Invocation {
  readonly requestId: string;
  readonly functionName: string;
  readonly startedAt: string;
  /** Undefined while it runs. */
  durationMs: number | undefined;
  /** Message of the error that ended it. */
  error: string | undefined;
  log: string;
}

const mostInvocationsKept = 200;
const longestLogCharacters = 64_000;

/** Lambda refused an invocation before the function ran: status 429. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequestsException';
  override readonly message = 'Rate Exceeded.';
}

/** A function failed; `cause` has the error's type and trace as Lambda returns them to a caller. */
export class FunctionFailure extends Error {
  override readonly name = 'FunctionFailure';
  override readonly cause: FunctionError;

  constructor(error: FunctionError) {
    super(error.errorMessage);
    this.cause = error;
  }
}

type FailureListener = (definition: FunctionDefinition, error: FunctionError) => void;

export interface Functions {
  define(definition: FunctionDefinition): void;
  definitions(): readonly FunctionDefinition[];
  /**
   * Runs a function, named by ARN or logical id, and returns what its caller would receive.
   *
   * @throws TooManyRequests when the account has no concurrency left
   */
  run(name: string, event: unknown): Promise<Outcome>;
  /**
   * Like `run`, with the parsed result.
   *
   * @throws TooManyRequests as `run` does
   * @throws FunctionFailure when the function fails
   */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** Runs new invocations from another folder; those in progress finish on the old code. */
  swap(logicalId: string, taskRoot: string): void;
  /** Calls the listener for each failed invocation from now on. */
  onFailure(listener: FailureListener): void;
  /** The latest invocations, newest first. */
  readonly invocations: readonly Readonly<Invocation>[];
  close(): Promise<void>;
}

/**
 * Opens the functions of a host; each runs in worker threads of its own.
 *
 * @param now             the clock of `invocations`
 * @param mostConcurrent  concurrent invocations in the account; further ones are refused, not queued.
 *   https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html
 */
export function openFunctions(now: () => Date, mostConcurrent = Infinity): Functions {
  const deployed = new Map<string, { definition: FunctionDefinition; pool: WorkerPool }>();
  const pools = new Set<WorkerPool>();
  const invocations: Invocation[] = [];
  const listeners: FailureListener[] = [];
  let concurrent = 0;

  return {
    define,
    definitions: () => [...deployed.values()].map(({ definition }) => definition),
    run,
    async invoke(name, event) {
      const outcome = await run(name, event);
      if ('error' in outcome) throw new FunctionFailure(outcome.error);
      return JSON.parse(outcome.payload);
    },
    swap(logicalId, taskRoot) {
      const { definition, pool } = find(logicalId);
      define({ ...definition, boot: { ...definition.boot, taskRoot, isTemporary: true } });
      pool.retire();
    },
    onFailure: (listener) => void listeners.push(listener),
    invocations,
    close: async () => void (await Promise.all([...pools].map((pool) => pool.close()))),
  };

  function define(definition: FunctionDefinition): void {
    const pool = openWorkerPool(definition);
    pools.add(pool);
    deployed.set(definition.logicalId, { definition, pool });
  }

  async function run(name: string, event: unknown): Promise<Outcome> {
    if (concurrent >= mostConcurrent) throw new TooManyRequests();
    concurrent += 1;
    try {
      return await runAndRecord(name, event);
    } finally {
      concurrent -= 1;
    }
  }

  async function runAndRecord(name: string, event: unknown): Promise<Outcome> {
    const { definition, pool } = find(name);
    const startedAt = now();
    const invocation = begin(definition.boot.functionName, startedAt);
    const { requestId } = invocation;
    const onLog = (text: string) => (invocation.log = (invocation.log + text).slice(0, longestLogCharacters));
    const outcome = await pool.run({ requestId, event: JSON.stringify(event), onLog });
    invocation.durationMs = now().getTime() - startedAt.getTime();
    if (!('error' in outcome)) return outcome;
    invocation.error = outcome.error.errorMessage;
    for (const listener of listeners) listener(definition, outcome.error);
    return outcome;
  }

  function begin(functionName: string, startedAt: Date): Invocation {
    const invocation: Invocation = {
      requestId: randomUUID(),
      functionName,
      startedAt: startedAt.toISOString(),
      durationMs: undefined,
      error: undefined,
      log: '',
    };
    invocations.unshift(invocation);
    invocations.length = Math.min(invocations.length, mostInvocationsKept);
    return invocation;
  }

  function find(name: string) {
    const found =
      deployed.get(name) ?? [...deployed.values()].find(({ definition }) => definition.arn === name);
    if (!found) throw new Error(`The template has no function ${name} of ours.`);
    return found;
  }
}
