import { afterAll, describe, expect, it } from 'vitest';
import { mostWorkers } from '../../lib/local/lambda/worker-pool';
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
