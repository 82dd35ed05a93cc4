import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bundleFunction } from '../../lib/bundling';
import { listenOnLoopback } from '../../lib/local/http/loopback-server';
import { type Functions, openFunctions } from '../../lib/local/lambda/functions';
import { mostWorkers } from '../../lib/local/lambda/worker-pool';
import { rebundleOnChange } from '../../lib/local/reload/rebundle';
import { makeTemporaryFolder } from '../temporary-folder';
import { type FixtureFunction, runStack } from './fixture-stack';

const handler = (body: string): FixtureFunction => ({
  code: `exports.handler = async (event, context) => { ${body} };`,
});

// https://docs.aws.amazon.com/lambda/latest/dg/nodejs-handler.html
describe('an invocation', async () => {
  process.env['SECRET_OF_THE_HOST'] = 'do not tell';
  const stack = await runStack(
    {},
    {
      Echo: handler('return { event, context };'),
      Remaining: handler('return context.getRemainingTimeInMillis();'),
      Nothing: handler(''),
      Environment: {
        ...handler('return process.env;'),
        properties: { Environment: { Variables: { COLOR: 'jade' } } },
      },
      Printing: handler(`console.log('to the log'); console.error('to the log too');`),
      Count: { code: 'let calls = 0; exports.handler = async () => ++calls;' },
      Slow: {
        code: `let running = 0; let most = 0;
          exports.handler = async () => {
            most = Math.max(most, ++running);
            await new Promise((done) => setTimeout(done, 30));
            running -= 1;
            return { most, thread: require('node:worker_threads').threadId };
          };`,
      },
    },
  );
  afterAll(() => stack.close());
  const { functions } = stack.host;

  it('receives the event and a context', async () => {
    const answer = await functions.invoke('Echo', { a: [1, null] });

    expect(answer).toMatchObject({
      event: { a: [1, null] },
      context: {
        functionName: 'Fixture-Echo',
        functionVersion: '$LATEST',
        invokedFunctionArn: 'arn:aws:lambda:us-east-1:000000000000:function:Fixture-Echo',
        memoryLimitInMB: '128',
        awsRequestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
  });

  it('knows its remaining time', async () => {
    const left = await functions.invoke('Remaining', {});

    expect(left).toBeGreaterThan(3000);
    expect(left).toBeLessThanOrEqual(5000);
  });

  it('may be named by ARN, and returns null without a result', async () => {
    const answer = await functions.invoke(
      'arn:aws:lambda:us-east-1:000000000000:function:Fixture-Nothing',
      {},
    );

    expect(answer).toBeNull();
  });

  it('sees its own environment and nothing of the host', async () => {
    const environment = await functions.invoke('Environment', {});

    expect(environment).toMatchObject({
      COLOR: 'jade',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'Fixture-EnvironmentRole',
      AWS_LAMBDA_FUNCTION_NAME: 'Fixture-Environment',
    });
    expect(environment).not.toHaveProperty('SECRET_OF_THE_HOST');
    expect(environment).not.toHaveProperty('PATH');
  });

  // https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html
  it.each([
    ['DYNAMODB', 'dynamodb'],
    ['COGNITO_IDENTITY', 'cognito-identity'],
    ['COGNITO_IDENTITY_PROVIDER', 'cognito-idp'],
    ['S3', 's3'],
    ['SQS', 'sqs'],
  ])('finds the emulated service %s', async (service, path) => {
    const environment = (await functions.invoke('Environment', {})) as Record<string, string>;

    expect(environment[`AWS_ENDPOINT_URL_${service}`]).toMatch(
      new RegExp(`^http://127\\.0\\.0\\.1:\\d+/${path}$`),
    );
  });

  it('logs its output', async () => {
    await functions.invoke('Printing', {});

    const [latest] = functions.invocations;
    expect(latest).toMatchObject({
      functionName: 'Fixture-Printing',
      log: 'to the log\nto the log too\n',
      error: undefined,
      durationMs: expect.any(Number),
    });
  });

  it('reuses a warm worker', async () => {
    const answers = [await functions.invoke('Count', {}), await functions.invoke('Count', {})];

    expect(answers).toEqual([1, 2]);
  });

  it('has a worker to itself while it runs, and at most four run at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => functions.invoke('Slow', {})));

    const seen = answers as { most: number; thread: number }[];
    expect(seen.every(({ most }) => most === 1)).toBe(true);
    expect(new Set(seen.map(({ thread }) => thread)).size).toBe(mostWorkers);
  });
});

// https://docs.aws.amazon.com/lambda/latest/dg/troubleshooting-invocation.html
// https://docs.aws.amazon.com/lambda/latest/dg/nodejs-exceptions.html
describe('a failing function', async () => {
  const stack = await runStack(
    {},
    {
      Throwing: handler(
        `class OutOfTune extends Error { name = 'OutOfTune' } throw new OutOfTune('that hurt');`,
      ),
      ThrowingText: handler(`throw 'only words';`),
      Exiting: {
        code: 'let calls = 0; exports.handler = async (event) => { if (event.exit) process.exit(3); return ++calls; };',
      },
      Rejecting: handler(
        `if (event.reject) { Promise.reject(new Error('unheard')); await new Promise(() => {}); } return 'well';`,
      ),
      Endless: { ...handler('if (event.endless) for (;;); return 1;'), properties: { Timeout: 1 } },
      Hungry: handler('const all = []; for (;;) all.push(new Array(100_000).fill(Math.random()));'),
      Missing: { code: 'exports.other = 1;' },
      Broken: { code: 'exports.handler = ' },
      Circular: handler('const circle = {}; circle.circle = circle; return circle;'),
    },
  );
  afterAll(() => stack.close());
  const { functions } = stack.host;

  it('returns the thrown error with its type and trace', async () => {
    const outcome = await functions.run('Throwing', {});

    const trace = [expect.stringContaining('OutOfTune: that hurt'), expect.stringContaining('index.cjs')];
    expect(outcome).toEqual({
      error: { errorType: 'OutOfTune', errorMessage: 'that hurt', trace: expect.arrayContaining(trace) },
    });
  });

  it.each([
    ['throws no error', 'ThrowingText', {}, 'string', /^only words$/],
    ['exits', 'Exiting', { exit: true }, 'Runtime.ExitError', /Runtime exited with error: exit status 3$/],
    [
      'leaves a rejection unheard',
      'Rejecting',
      { reject: true },
      'Runtime.UnhandledPromiseRejection',
      /^Error: unheard$/,
    ],
    [
      'takes too long',
      'Endless',
      { endless: true },
      'Sandbox.Timedout',
      /Task timed out after 1\.00 seconds$/,
    ],
    [
      'takes more memory than it has',
      'Hungry',
      {},
      'Runtime.ExitError',
      /Runtime exited with error: signal: killed$/,
    ],
    [
      'has no such handler',
      'Missing',
      {},
      'Runtime.HandlerNotFound',
      /^index\.handler is undefined or not exported$/,
    ],
    ['cannot be parsed', 'Broken', {}, 'SyntaxError', /Unexpected/],
    ['returns what is no JSON', 'Circular', {}, 'TypeError', /circular/],
  ])('returns an error when it %s', async (_case, name, event, errorType, errorMessage) => {
    const outcome = await functions.run(name, event);

    expect(outcome).toMatchObject({
      error: { errorType, errorMessage: expect.stringMatching(errorMessage) },
    });
  });

  it('gets a new worker after one died', async () => {
    await functions.invoke('Exiting', {});
    await functions.run('Exiting', { exit: true });

    const answer = await functions.invoke('Exiting', {});

    expect(answer).toBe(1);
  });

  it('does not affect queued invocations', async () => {
    const events = Array.from({ length: 12 }, (_, index) => ({ exit: index < 4 }));

    const outcomes = await Promise.all(events.map((event) => functions.run('Exiting', event)));

    expect(outcomes.filter((outcome) => 'payload' in outcome)).toHaveLength(8);
  });

  it('rejects for a caller that wants only the result', async () => {
    const attempt = functions.invoke('Throwing', {});

    await expect(attempt).rejects.toMatchObject({ name: 'FunctionFailure', message: 'that hurt' });
  });
});

describe('a stopping host', () => {
  it('answers running and queued invocations, and starts no new ones', async () => {
    const { host, close } = await runStack(
      {},
      { Endless: { code: 'exports.handler = () => new Promise(() => {});' } },
    );
    const answers = Promise.all(Array.from({ length: 6 }, () => host.functions.run('Endless', {})));

    await close();
    const outcomes = [...(await answers), await host.functions.run('Endless', {})];

    expect(outcomes).toHaveLength(7);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ error: { errorType: 'Runtime.ExitError' } });
  });
});

describe('the code cache of a bundle', () => {
  const setup = () => {
    const folder = makeTemporaryFolder();
    const taskRoot = join(folder, 'asset');
    mkdirSync(taskRoot);
    const cacheOf = (file: string) => `${taskRoot}.code-cache-${cachedDataVersionTag()}-${file}`;
    const codeCacheFile = cacheOf('index.cjs');
    const write = (text: string) =>
      writeFileSync(join(taskRoot, 'index.cjs'), `exports.handler = async () => { ${text} };`);
    const writeChunk = (name: string, text: string) => writeFileSync(join(taskRoot, name), text);
    /** The answer of a new thread, once it has written its code caches. */
    const answer = async (caches: readonly string[] = [codeCacheFile]) => {
      const functions = openFunctions(() => new Date());
      functions.define({
        logicalId: 'Cached',
        arn: 'arn:cached',
        entry: undefined,
        timeoutMs: 5_000,
        environment: {},
        boot: {
          taskRoot,
          handler: 'index.handler',
          functionName: 'Cached',
          functionArn: 'arn:cached',
          memoryMegabytes: 128,
        },
      });
      const outcome = await functions.run('Cached', {});
      await vi.waitUntil(() => caches.every((file) => existsSync(file)));
      await functions.close();
      return outcome;
    };
    return { cacheOf, codeCacheFile, write, writeChunk, answer };
  };

  it('is written by the first thread and used by the next one', async () => {
    const { codeCacheFile, write, answer } = setup();
    write(`return require('node:path').basename(__filename) + (module.exports === exports);`);

    const first = await answer();
    const { mtimeMs, size } = statSync(codeCacheFile);

    expect(first).toEqual({ payload: '"index.cjstrue"' });
    expect(await answer()).toEqual(first);
    expect(statSync(codeCacheFile)).toMatchObject({ mtimeMs, size });
  });

  it('covers a chunk that an invocation loads, once for all that require it', async () => {
    const { cacheOf, write, writeChunk, answer } = setup();
    write(`const load = () => require('./part.cjs'); return [load() === load(), load().part];`);
    writeChunk('part.cjs', `exports.part = require('node:path').basename(__filename);`);
    const caches = ['index.cjs', 'part.cjs'].map(cacheOf);

    const first = await answer(caches);
    const written = caches.map((file) => statSync(file).mtimeMs);

    expect(first).toEqual({ payload: '[true,"part.cjs"]' });
    expect(await answer(caches)).toEqual(first);
    expect(caches.map((file) => statSync(file).mtimeMs)).toEqual(written);
  });

  it('returns the error of a chunk that cannot be loaded, and loads it again at the next attempt', async () => {
    const { write, writeChunk, answer } = setup();
    write(
      `const attempt = () => { try { return require('./part.cjs').part; } catch (error) { return error.code ?? error.message; } };
       return [attempt(), attempt(), (() => { try { require('./none.cjs'); } catch (error) { return error.code; } })()];`,
    );
    writeChunk(
      'part.cjs',
      `globalThis.runs = (globalThis.runs ?? 0) + 1; if (runs === 1) throw new Error('broken'); exports.part = runs;`,
    );

    expect(await answer()).toEqual({ payload: '["broken",2,"MODULE_NOT_FOUND"]' });
  });

  it('is not used for other code, even of the same length', async () => {
    const { write, answer } = setup();
    write(`return 'jade';`);
    await answer();

    write(`return 'gold';`);

    expect(await answer()).toEqual({ payload: '"gold"' });
  });

  it('is not that of a process with other flags of V8, which would refuse it', async () => {
    const { cacheOf, codeCacheFile, write, answer } = setup();
    write(`return 'jade';`);
    onTestFinished(() => setFlagsFromString('--opt'));
    setFlagsFromString('--no-opt');
    const otherFile = cacheOf('index.cjs');

    await answer([otherFile]);

    expect(otherFile).not.toBe(codeCacheFile);
    expect(existsSync(codeCacheFile)).toBe(false);
  });

  it('is ignored when it is damaged', async () => {
    const { codeCacheFile, write, answer } = setup();
    write(`return 'jade';`);
    await answer();
    const kept = readFileSync(codeCacheFile);

    writeFileSync(codeCacheFile, kept.fill(7, 40));

    expect(await answer()).toEqual({ payload: '"jade"' });
  });

  it('preserves line and column of an error', async () => {
    const { write, answer } = setup();
    write(`throw new Error('here');`);
    await answer();

    const outcome = await answer();

    const column = `exports.handler = async () => { throw `.length + 1;
    expect(JSON.stringify(outcome)).toMatch(new RegExp(`index\\.cjs:1:${column}\\b`));
  });
});

describe('a changed source', () => {
  const setup = () => {
    const sources = makeTemporaryFolder();
    const entry = join(sources, 'handler.ts');
    const write = (text: string) => writeFileSync(entry, text);
    write(`export const handler = async () => 'old';`);
    const assets = join(makeTemporaryFolder(), 'asset');
    bundleFunction(entry, assets);

    const functions: Functions = openFunctions(() => new Date());
    functions.define({
      logicalId: 'Changing',
      arn: 'arn:changing',
      entry,
      timeoutMs: 5000,
      environment: {},
      boot: {
        taskRoot: assets,
        handler: 'index.handler',
        functionName: 'Changing',
        functionArn: 'arn:changing',
        memoryMegabytes: 128,
      },
    });
    const lines: string[] = [];
    const stopWatching = rebundleOnChange({
      functions,
      folders: [sources],
      bundle: bundleFunction,
      log: (line) => lines.push(line),
    });
    const close = async () => {
      stopWatching();
      await functions.close();
    };
    return { functions, lines, write, close };
  };

  it('is swapped in within two seconds, while running invocations finish on the old code', async () => {
    const { functions, write, close } = setup();
    const gate = await openGate();
    write(`export const handler = async (event) => event.url ? (await fetch(event.url)).text() : 'second';`);
    await vi.waitUntil(async () => (await functions.invoke('Changing', {})) === 'second', 2000);
    const underWay = functions.invoke('Changing', { url: gate.url });
    await gate.reached;

    write(`export const handler = async () => 'third';`);
    const swapped = await vi.waitUntil(
      async () => (await functions.invoke('Changing', {})) === 'third',
      2000,
    );
    gate.open();

    expect(swapped).toBe(true);
    expect(await underWay).toBe('through the gate');
    await close();
  });

  it('keeps the old code when it does not build, and reports where', async () => {
    const { functions, lines, write, close } = setup();

    write(`export const handler = async () => {\n  return 'unfinished;\n};`);
    await vi.waitUntil(() => lines.length > 0, 2000);

    expect(lines[0]).toMatch(
      /handler\.ts does not build; the old code is still in use:\n.*handler\.ts:2:\d+: Unterminated/,
    );
    expect(await functions.invoke('Changing', {})).toBe('old');
    await close();
  });
});

/** A server that answers only once it is opened. */
async function openGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const gate = await listenOnLoopback(0, (_request, response) => {
    reach();
    void opened.then(() => response.end('through the gate')).then(() => gate.close());
  });
  return { url: `http://127.0.0.1:${gate.port}`, reached, open };
}
