import { randomUUID } from 'node:crypto';
import { openAccountConcurrency } from './account-concurrency';
import type { FunctionError, Outcome } from './invocation';
import { type InvocationLog, openInvocationLog } from './invocation-log';
import type { WorkerSettings } from './worker';
import { type WorkerPool, openWorkerPool } from './worker-pool';

/** A function of the template, ready to run. */
export interface FunctionDefinition extends WorkerSettings {
  readonly logicalId: string;
  readonly arn: string;
  /** Source file that the asset was bundled from, relative to the project; undefined for a function from outside the project. */
  readonly entry: string | undefined;
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
  readonly invocations: InvocationLog;
  close(): Promise<void>;
}

/**
 * Opens the functions of a host; each runs in worker threads of its own.
 *
 * @param now                the clock of the invocation log
 * @param accountConcurrency limit of concurrent invocations; default unlimited
 */
export function openFunctions(now: () => Date, accountConcurrency?: number): Functions {
  const concurrency = openAccountConcurrency(accountConcurrency);
  const deployed = new Map<string, { definition: FunctionDefinition; pool: WorkerPool }>();
  const pools = new Set<WorkerPool>();
  const invocations = openInvocationLog(now);

  const listeners: FailureListener[] = [];
  const onFailure = (listener: FailureListener) => void listeners.push(listener);

  return { define, definitions, run, invoke, swap, onFailure, invocations, close };

  function define(definition: FunctionDefinition): void {
    const pool = openWorkerPool(definition);
    pools.add(pool);
    deployed.set(definition.logicalId, { definition, pool });
  }

  function definitions(): FunctionDefinition[] {
    return [...deployed.values()].map(({ definition }) => definition);
  }

  function run(name: string, event: unknown): Promise<Outcome> {
    return concurrency.invoke(() => runNow(name, event));
  }

  async function runNow(name: string, event: unknown): Promise<Outcome> {
    const { definition, pool } = find(name);
    const requestId = randomUUID();
    const entry = invocations.begin(definition.boot.functionName, requestId);
    const outcome = await pool.run({ requestId, event: JSON.stringify(event), onLog: entry.append });
    entry.end('error' in outcome ? outcome.error.errorMessage : undefined);
    if ('error' in outcome) for (const listener of listeners) listener(definition, outcome.error);
    return outcome;
  }

  async function invoke(name: string, event: unknown): Promise<unknown> {
    const outcome = await run(name, event);
    if ('error' in outcome) throw new FunctionFailure(outcome.error);
    return JSON.parse(outcome.payload);
  }

  function swap(logicalId: string, taskRoot: string): void {
    const { definition, pool } = find(logicalId);
    const { codeCacheFile: _of, ...boot } = definition.boot;
    define({ ...definition, boot: { ...boot, taskRoot } });
    pool.retire();
  }

  function find(name: string) {
    const found =
      deployed.get(name) ?? [...deployed.values()].find(({ definition }) => definition.arn === name);
    if (!found) throw new Error(`The template has no function ${name} of ours.`);
    return found;
  }

  async function close(): Promise<void> {
    await Promise.all([...pools].map((pool) => pool.close()));
  }
}
