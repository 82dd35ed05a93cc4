/**
 * The thread of a function, modeled on Lambda's managed Node.js runtime: it loads the handler once, then runs one
 * invocation after the other. It is compiled on its own, so it may import values from Node's modules only.
 * https://docs.aws.amazon.com/lambda/latest/dg/nodejs-handler.html
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { FunctionError, Outcome, Report, Request, WorkerData } from './invocation';

type Handler = (event: unknown, context: object) => unknown;

const { boot, begun } = workerData as WorkerData;
/** Each writes the code cache of a file after the invocation that loaded it, because functions compile lazily. */
const outdatedCaches: (() => void)[] = [];
/** The files of the bundle that are loaded, by path. */
const loadedFiles = new Map<string, Module>();
captureOutput();
process.on('unhandledRejection', (reason) => die('Runtime.UnhandledPromiseRejection', reason, 128));
process.on('uncaughtException', (error) => die(undefined, error, 129));
const loaded = load();
parentPort?.on('message', (request: Request) => void answer(request));

async function answer(request: Request): Promise<void> {
  if (Atomics.add(begun, 0, 1) === 0) report({ kind: 'loaded' });
  const startedAt = Date.now();
  if (typeof loaded !== 'function') return settle({ error: loaded });
  try {
    const result = await loaded(JSON.parse(request.event), contextOf(request, startedAt));
    settle({ payload: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    settle({ error: describe(error) });
  }
  for (const write of outdatedCaches.splice(0)) write();
}

function settle(outcome: Outcome): void {
  report({ kind: 'settled', outcome });
}

function load(): Handler | FunctionError {
  const [name = '', exported = ''] = boot.handler.split('.');
  const file = join(boot.taskRoot, `${name}.cjs`);
  if (!existsSync(file))
    return {
      errorType: 'Runtime.ImportModuleError',
      errorMessage: `Error: Cannot find module '${name}.cjs'. The offline host runs bundles of CommonJS only.`,
    };
  try {
    const handler = (runBundle(file) as Record<string, unknown>)[exported];
    if (typeof handler === 'function') return handler as Handler;
    return {
      errorType: 'Runtime.HandlerNotFound',
      errorMessage: `${boot.handler} is undefined or not exported`,
    };
  } catch (error) {
    return describe(error);
  }
}

/**
 * Runs a file of the bundle as `require` does, from the code cache of an earlier thread or start: compiling takes most
 * of a thread's start, and `import()` would first scan the whole file for exports, for 25 to 55 ms.
 */
function runBundle(file: string): unknown {
  const known = loadedFiles.get(file);
  if (known) return known.exports;
  const module = new Module(file);
  loadedFiles.set(file, module);
  try {
    const require = createRequire(file);
    // A bundle requires its own chunks by relative paths, and otherwise Node's modules.
    const load = (id: string) => (id.startsWith('./') ? runBundle(require.resolve(id)) : require(id));
    compile(file).call(module.exports, module.exports, load, module, file, dirname(file));
  } catch (error) {
    loadedFiles.delete(file);
    throw error;
  }
  return module.exports;
}

/** @returns the function of a module, with Node's parameters */
function compile(file: string): (...parameters: unknown[]) => void {
  const source = readFileSync(file, 'utf8');
  // V8 refuses a cache that a process with other flags wrote: hosts would take turns to compile and to replace it.
  const cacheFile = `${boot.taskRoot}.code-cache-${cachedDataVersionTag()}-${basename(file)}`;
  // V8 checks only the length of the source.
  const fingerprint = createHash('sha256').update(process.version).update(source).digest();
  const cachedData = readCodeCache(cacheFile, fingerprint);
  const script = new Script(Module.wrap(source), {
    filename: file,
    // Keeps the columns of stack traces those of the bundle.
    columnOffset: -Module.wrap('').indexOf('\n'),
    ...(cachedData && { cachedData }),
  });
  if (!boot.isTemporary && (!cachedData || script.cachedDataRejected))
    outdatedCaches.push(() => replaceCodeCache(cacheFile, fingerprint, script.createCachedData()));
  return script.runInThisContext() as (...parameters: unknown[]) => void;
}

/** @returns undefined without a cache of this source by this version of Node */
function readCodeCache(file: string, fingerprint: Buffer): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const kept = readFileSync(file);
  return kept.subarray(0, fingerprint.length).equals(fingerprint)
    ? kept.subarray(fingerprint.length)
    : undefined;
}

function replaceCodeCache(file: string, fingerprint: Buffer, code: Buffer): void {
  const fresh = `${file}.${process.pid}-${threadId}`;
  try {
    writeFileSync(fresh, Buffer.concat([fingerprint, code]));
    renameSync(fresh, file);
  } catch {
    // The asset may be gone or the disk full; the next thread then compiles for itself, as this one did.
  }
}

function contextOf(request: Request, startedAt: number): object {
  return {
    functionName: boot.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: boot.functionArn,
    memoryLimitInMB: String(boot.memoryMegabytes),
    awsRequestId: request.requestId,
    getRemainingTimeInMillis: () => Math.max(0, startedAt + request.timeoutMs - Date.now()),
  };
}

/** A stray error ends the thread, as it ends Lambda's process, and answers the invocation in progress. */
function die(errorType: string | undefined, error: unknown, exitCode: number): void {
  const described = describe(error);
  report({ kind: 'log', text: `${described.trace?.join('\n') ?? described.errorMessage}\n` });
  const named = errorType
    ? { ...described, errorType, errorMessage: `${described.errorType}: ${described.errorMessage}` }
    : described;
  report({ kind: 'dying', outcome: { error: named } });
  process.exit(exitCode);
}

function describe(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}

/** Sends the function's output to the host at once, so that it is not lost when the thread dies. */
function captureOutput(): void {
  const write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    report({ kind: 'log', text: typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString() });
    const callback = rest.at(-1);
    if (typeof callback === 'function') callback();
    return true;
  };
  process.stdout.write = write;
  process.stderr.write = write;
}

function report(message: Report): void {
  parentPort?.postMessage(message);
}
