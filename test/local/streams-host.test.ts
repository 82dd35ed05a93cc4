import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { buildSync } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../../lib/local/host';
import { localOperator } from '../../lib/local/iam/caller';
import { makeTemporaryFolder } from '../temporary-folder';
import { arnOf, type FixtureFunction, type Resources, writeStack } from './fixture-stack';
import { createManualClock, type ManualClock } from './manual-clock';

const resources: Resources = {
  Notes: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    },
  },
  Work: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } },
  WorkPolicy: { Type: 'AWS::SQS::QueuePolicy', Properties: { PolicyDocument: {}, Queues: [] } },
  RelayMapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      FunctionName: { Ref: 'Relay' },
      EventSourceArn: { 'Fn::GetAtt': ['Notes', 'StreamArn'] },
      StartingPosition: 'TRIM_HORIZON',
    },
  },
  PushMapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { FunctionName: { Ref: 'Push' }, EventSourceArn: arnOf('Work') },
  },
  EveryMinute: {
    Type: 'AWS::Events::Rule',
    Properties: {
      ScheduleExpression: 'rate(1 minute)',
      State: 'ENABLED',
      Targets: [{ Arn: arnOf('Sweep'), Id: 'Target0' }],
    },
  },
  Ticks: { Type: 'AWS::SQS::Queue' },
  TicksPolicy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'events.amazonaws.com' },
            Action: 'sqs:SendMessage',
            Resource: arnOf('Ticks'),
            Condition: { ArnEquals: { 'aws:SourceArn': arnOf('EveryThirdMinute') } },
          },
        ],
      },
      Queues: [{ Ref: 'Ticks' }],
    },
  },
  TickMapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { FunctionName: { Ref: 'Tick' }, EventSourceArn: arnOf('Ticks') },
  },
  EveryThirdMinute: {
    Type: 'AWS::Events::Rule',
    Properties: {
      ScheduleExpression: 'rate(3 minutes)',
      Targets: [{ Arn: arnOf('Ticks'), Id: 'Target0' }],
    },
  },
};

const relaySource = `
  import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
  const client = new SQSClient();
  export async function handler({ Records }) {
    for (const { eventID, dynamodb } of Records)
      await client.send(new SendMessageCommand({
        QueueUrl: process.env.QUEUE_URL,
        MessageBody: dynamodb.NewImage.id.S,
        MessageGroupId: 'notes',
        MessageDeduplicationId: eventID,
      }));
  }`;

const functions: Record<string, FixtureFunction> = {
  Relay: {
    code: buildSync({
      stdin: { contents: relaySource, resolveDir: import.meta.dirname },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
    }).outputFiles[0]?.text as string,
    properties: { Environment: { Variables: { QUEUE_URL: { Ref: 'Work' } } } },
    statements: [
      { Effect: 'Allow', Action: 'dynamodb:ListStreams', Resource: '*' },
      {
        Effect: 'Allow',
        Action: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        Resource: { 'Fn::GetAtt': ['Notes', 'StreamArn'] },
      },
      { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: arnOf('Work') },
    ],
  },
  Push: {
    code: `exports.handler = async ({ Records }) => console.log(Records.map(({ body }) => body).join());`,
    statements: [{ Effect: 'Allow', Action: 'sqs:*', Resource: arnOf('Work') }],
  },
  Tick: {
    code: `exports.handler = async ({ Records }) => console.log(Records.map(({ body }) => JSON.parse(body).time).join());`,
    statements: [{ Effect: 'Allow', Action: 'sqs:*', Resource: arnOf('Ticks') }],
  },
  Sweep: {
    code: `exports.handler = async (event) => console.log(event.time);`,
    invokers: ['events.amazonaws.com'],
  },
};

let clock: ManualClock;
let stateFolder: string;
let lines: string[];
let host: Host;

const start = (changed: Resources = {}) =>
  startHost({
    templateFolder: writeStack({ ...resources, ...changed }, functions),
    ports: { site: null, services: 0 },
    stateFolder,
    clock,
    log: (line) => lines.push(line),
  });

beforeEach(async () => {
  clock = createManualClock('2026-03-01T12:00:00Z');
  stateFolder = join(makeTemporaryFolder(), 'state');
  lines = [];
  host = await start();
});

afterEach(() => host.close());

async function put(id: string): Promise<void> {
  const lowLevel = new DynamoDBClient({
    endpoint: `${host.servicesUrl}/dynamodb`,
    region: 'us-east-1',
    credentials: { accessKeyId: localOperator, secretAccessKey: 'local' },
  });
  const Item = { id };
  await DynamoDBDocumentClient.from(lowLevel).send(new PutCommand({ TableName: 'Fixture-Notes', Item }));
  lowLevel.destroy();
}

const printedBy = (name: string) =>
  host.functions.invocations
    // Running invocations may still be abandoned, and their messages return after the visibility timeout.
    .filter(({ functionName, durationMs }) => functionName === `Fixture-${name}` && durationMs !== undefined)
    .map(({ log }) => log.trim())
    .reverse();

describe('a stack', () => {
  it('runs from table to stream, function, queue and function', async () => {
    await put('a');
    await put('b');

    await expect.poll(() => printedBy('Push').join().split(',').join(), { timeout: 10_000 }).toBe('a,b');
    expect(lines).toEqual([]);
  });

  it('continues with new records after a restart', async () => {
    await put('a');
    await expect.poll(() => printedBy('Push'), { timeout: 10_000 }).toEqual(['a']);
    await host.close();

    host = await start();
    await put('b');

    await expect.poll(() => printedBy('Push'), { timeout: 10_000 }).toEqual(['b']);
  });

  it('runs its schedules', async () => {
    await clock.advance(60_000);
    await expect.poll(() => printedBy('Sweep'), { timeout: 10_000 }).toEqual(['2026-03-01T12:01:00Z']);
    await setImmediate();
    await clock.advance(59_999);

    expect(printedBy('Sweep')).toHaveLength(1);
  });

  // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-targets.html
  it('sends the event of a rule to a queue, whose function receives it', async () => {
    await clock.advance(3 * 60_000);

    await expect.poll(() => printedBy('Tick'), { timeout: 10_000 }).toEqual(['2026-03-01T12:03:00Z']);
  });

  // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-resource-based.html#eb-sqs-permissions
  it('does not start when the policy of a queue does not admit its rule', async () => {
    await host.close();
    const TicksPolicy = { Type: 'AWS::SQS::QueuePolicy', Properties: { PolicyDocument: {}, Queues: [] } };

    await expect(start({ TicksPolicy })).rejects.toThrow('EveryThirdMinute: ');

    host = await start();
  });

  it('closes within a second while its functions wait for work', async () => {
    const closingAt = performance.now();

    await host.close();

    expect(performance.now() - closingAt).toBeLessThan(1000);
  });
});
