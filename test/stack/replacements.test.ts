import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatRecord, readRecord } from '../../lib/rehearsal/record-file';
import { type Baseline, deploymentFaults, recordRelease } from '../../lib/rehearsal/replacements';
import { resourceType } from '../../lib/rehearsal/specification';
import {
  disposableTypes,
  type Stateful,
  listStatefulResources,
} from '../../lib/rehearsal/stateful-resources';
import { synthesizeByTitle } from './every-stage';

/** Stages with data of players. */
const guarded = ['staging', 'prod'];

let current: Record<string, Record<string, Stateful>>;

beforeAll(() => {
  current = Object.fromEntries(
    guarded.map((stage) => [stage, listStatefulResources(synthesizeByTitle(stage))]),
  );
});

it('changes no data, index or stream of the last release in a way that AWS refuses or that loses data', () => {
  const faults = deploymentFaults(readRecord(), current);

  expect(faults.join('\n\n')).toBe('');
});

it('records indexes, streams and event source mappings of every stage that keeps its data', () => {
  const { stages } = readRecord();

  expect(Object.keys(stages)).toEqual(guarded);
  for (const recorded of Object.values(stages)) {
    const entries = Object.values(recorded);
    expect(entries.filter(({ indexes }) => indexes).length).toBeGreaterThan(8);
    expect(entries.filter(({ stream }) => stream).length).toBeGreaterThan(5);
    expect(entries.filter(({ type }) => type === 'AWS::Lambda::EventSourceMapping').length).toBeGreaterThan(
      8,
    );
  }
});

it('formats the record as the formatter of the repository does', async () => {
  const file = fileURLToPath(new URL('stateful-resources.json', import.meta.url));

  expect(readFileSync(file, 'utf8')).toBe(await formatRecord(readRecord()));
});

it('guards every type that AWS calls stateful, except logs', () => {
  const { resources } = synthesizeByTitle('prod');
  const types = [...new Set(Object.values(resources).map(({ Type }) => Type))];

  const stateful = types.filter((type) => resourceType(type)?.isStateful);
  const guardedTypes = Object.values(current['prod'] ?? {}).map(({ type }) => type);
  expect(stateful.filter((type) => !guardedTypes.includes(type))).toEqual(disposableTypes);
});

describe('deploymentFaults', () => {
  const table = (final: object): Stateful => ({ type: 'AWS::DynamoDB::Table', final: { ...final } });
  const before = table({ KeySchema: [{ AttributeName: 'player', KeyType: 'HASH' }] });
  const after = table({ KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] });
  const recorded = (replaced: Baseline['replaced'] = []): Baseline => ({
    releases: {},
    replaced,
    stages: { prod: { Wallets: before } },
  });
  const reason = 'the table was never deployed before';
  const approved = { stage: 'prod', id: 'Wallets', now: after, reason };

  it.each([
    ['a table with another key', { Wallets: after }, 'cannot change in place: KeySchema'],
    ['a table that is gone', {}, 'it was removed or renamed'],
    ['a table with another logical id', { Purses: before }, 'it was removed or renamed'],
    [
      'a table with a name',
      { Wallets: table({ ...before.final, TableName: 'wallets' }) },
      'cannot change in place: TableName',
    ],
    [
      'a table that becomes a bucket',
      { Wallets: { type: 'AWS::S3::Bucket', final: {} } },
      'its type changes to AWS::S3::Bucket',
    ],
  ])('reports the loss caused by %s, and how to approve it', (_change, prod, why) => {
    const [loss, ...others] = deploymentFaults(recorded(), { prod });

    expect(others).toEqual([]);
    expect(loss).toContain('prod: Wallets (AWS::DynamoDB::Table) would be replaced');
    expect(loss).toContain(why);
    expect(loss).toContain('every item');
    expect(loss).toContain('"replaced" in test/stack/stateful-resources.json');
  });

  it('accepts reordered properties and new resources', () => {
    const same = { final: { ...before.final }, type: before.type };

    expect(deploymentFaults(recorded(), { prod: { Carts: after, Wallets: same } })).toEqual([]);
  });

  it('accepts a new attribute of a pool, and no removed or changed one', () => {
    const pool = (names: string[], mutable = true) =>
      listStatefulResources({
        resources: {
          Pool: {
            Type: 'AWS::Cognito::UserPool',
            Properties: { Schema: names.map((Name) => ({ Name, Mutable: mutable })) },
          },
        },
      });
    const losses = (now: Record<string, Stateful>) =>
      deploymentFaults({ releases: {}, replaced: [], stages: { prod: pool(['email']) } }, { prod: now });

    expect(losses(pool(['email', 'custom:tier']))).toEqual([]);
    expect(losses(pool([]))).toEqual([expect.stringContaining('cannot change in place: Schema.email')]);
    expect(losses(pool(['email'], false))).toEqual([
      expect.stringContaining('cannot change in place: Schema.email'),
    ]);
  });

  it('compares the immutable parts of a table: keys with their types, not attributes of indexes', () => {
    const { Table } = listStatefulResources({
      resources: {
        Table: {
          Type: 'AWS::DynamoDB::Table',
          Properties: {
            BillingMode: 'PAY_PER_REQUEST',
            KeySchema: [{ AttributeName: 'player', KeyType: 'HASH' }],
            AttributeDefinitions: [
              { AttributeName: 'player', AttributeType: 'S' },
              { AttributeName: 'expiresAt', AttributeType: 'N' },
            ],
          },
        },
      },
    });

    expect(Object.keys(Table?.final ?? {})).toEqual(['KeySchema', 'AttributeDefinitions.player']);
  });

  it('accepts an approval only for the change that it names', () => {
    expect(deploymentFaults(recorded([approved]), { prod: { Wallets: after } })).toEqual([]);
    expect(
      deploymentFaults(recorded([{ ...approved, stage: 'staging' }]), { prod: { Wallets: after } }),
    ).toHaveLength(1);
    expect(deploymentFaults(recorded([approved]), { prod: {} })).toHaveLength(1);
  });

  it('rejects an approval without a reason', () => {
    const losses = deploymentFaults(recorded([{ ...approved, reason: 'because' }]), {
      prod: { Wallets: after },
    });

    expect(losses).toEqual([expect.stringContaining('lacks a reason for Wallets')]);
  });

  it('records additions and approved changes of a release, and keeps the rest', () => {
    const release = { on: '2026-12-01', commit: '5f3a1b2' };
    const record = (replaced: Baseline['replaced'], prod: Record<string, Stateful>) =>
      recordRelease(recorded(replaced), { stage: 'prod', release, current: prod });
    const prod = { Carts: before, Wallets: after };

    expect(record([], prod).stages).toEqual({ prod: { Carts: before, Wallets: before } });
    expect(record([approved], prod)).toEqual({
      releases: { prod: release },
      replaced: [approved],
      stages: { prod },
    });
    expect(record([{ ...approved, now: null }], {}).stages).toEqual({ prod: {} });
  });
});

describe('deploymentFaults for indexes and streams', () => {
  interface Index {
    readonly name: string;
    readonly key: string;
    readonly type?: string;
    readonly projection?: string;
  }

  const byOrder: Index = { name: 'by-order', key: 'order' };
  const byState: Index = { name: 'by-state', key: 'state' };
  const byDay: Index = { name: 'by-day', key: 'day' };

  function table(indexes: readonly Index[], view?: string): Record<string, Stateful> {
    return listStatefulResources({
      resources: {
        Orders: {
          Type: 'AWS::DynamoDB::Table',
          Properties: {
            KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
            AttributeDefinitions: [
              { AttributeName: 'id', AttributeType: 'S' },
              ...indexes.map(({ key, type = 'S' }) => ({ AttributeName: key, AttributeType: type })),
            ],
            GlobalSecondaryIndexes: indexes.map(({ name, key, projection = 'ALL' }) => ({
              IndexName: name,
              KeySchema: [{ AttributeName: key, KeyType: 'HASH' }],
              Projection: { ProjectionType: projection },
            })),
            ...(view && { StreamSpecification: { StreamViewType: view } }),
          },
        },
      },
    });
  }

  function faults(released: Record<string, Stateful>, prod: Record<string, Stateful>): string[] {
    return deploymentFaults({ releases: {}, replaced: [], stages: { prod: released } }, { prod });
  }

  it.each([
    ['nothing', [byOrder], [byOrder]],
    ['one index that is added', [byOrder], [byOrder, byState]],
    ['one index that is removed', [byOrder, byState], [byOrder]],
    ['indexes in another order', [byOrder, byState], [byState, byOrder]],
  ])('accepts %s', (_change, released, now) => {
    expect(faults(table(released), table(now))).toEqual([]);
  });

  // https://github.com/aws/aws-cdk/issues/14920
  it.each<[change: string, released: Index[], now: Index[], words: string]>([
    ['two additions', [byOrder], [byOrder, byState, byDay], 'adds by-day, by-state'],
    ['two removals', [byOrder, byState, byDay], [byOrder], 'removes by-day, by-state'],
    ['an addition and a removal', [byOrder, byState], [byOrder, byDay], 'adds by-day and removes by-state'],
    ['another key', [byOrder], [{ ...byOrder, key: 'number' }], 'changes by-order'],
    ['another type of a key', [byOrder], [{ ...byOrder, type: 'N' }], 'changes by-order'],
    ['another projection', [byOrder], [{ ...byOrder, projection: 'KEYS_ONLY' }], 'changes by-order'],
  ])('refuses %s of indexes of a table, named with the table', (_change, released, now, message) => {
    const [fault, ...others] = faults(table(released), table(now));

    expect(others).toEqual([]);
    expect(fault).toContain(`prod: Orders ${message}. DynamoDB creates or deletes only one index per table`);
  });

  it('accepts approved changes of indexes, as of a table that no stage has yet', () => {
    const prod = table([byOrder, byState, byDay]);
    const approved = {
      stage: 'prod',
      id: 'Orders',
      now: prod['Orders']!,
      reason: 'no stage has this table yet',
    };
    const baseline = { releases: {}, replaced: [approved], stages: { prod: table([byOrder]) } };

    expect(deploymentFaults(baseline, { prod })).toEqual([]);
  });

  it('accepts any indexes of a table that the last release does not have', () => {
    expect(faults({}, table([byOrder, byState, byDay]))).toEqual([]);
  });

  it('accepts a first stream, and refuses another view and the end of a stream', () => {
    const oldImages = table([], 'OLD_IMAGE');

    expect(faults(table([]), oldImages)).toEqual([]);
    expect(faults(oldImages, table([], 'NEW_IMAGE'))).toEqual([
      expect.stringContaining('prod: Orders changes its stream from OLD_IMAGE to NEW_IMAGE.'),
    ]);
    expect(faults(oldImages, table([]))).toEqual([expect.stringContaining('from OLD_IMAGE to none')]);
  });

  it('refuses another logical id of an event source mapping of a stream, not of a queue', () => {
    const mapping = (id: string, properties: object) =>
      listStatefulResources({
        resources: {
          [id]: {
            Type: 'AWS::Lambda::EventSourceMapping',
            Properties: { EventSourceArn: { 'Fn::GetAtt': ['Orders', 'StreamArn'] }, ...properties },
          },
        },
      });
    const ofStream = { StartingPosition: 'TRIM_HORIZON' };

    expect(faults(mapping('Relay', ofStream), mapping('Relay2', ofStream))).toEqual([
      expect.stringContaining('the new mapping reads from TRIM_HORIZON, up to 24 hours of records again'),
    ]);
    expect(faults(mapping('Push', {}), mapping('Push2', {}))).toEqual([]);
  });
});
