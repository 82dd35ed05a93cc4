import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { beforeAll, describe, expect, it } from 'vitest';
import { printWidth } from '../../.oxfmtrc.json';
import { synthesizeOneOf } from './every-stage';
import {
  type Baseline,
  disposableTypes,
  refreshed,
  type Stateful,
  statefulOf,
  undecidedLosses,
} from './replacements';
import { resourceType } from './specification';

const file = fileURLToPath(new URL('stateful-resources.json', import.meta.url));

/** Those that hold what people own. */
const guarded = ['staging', 'prod'];

let baseline: Baseline;
let current: Record<string, Record<string, Stateful>>;

beforeAll(() => {
  baseline = JSON.parse(readFileSync(file, 'utf8')) as Baseline;
  current = Object.fromEntries(guarded.map((stage) => [stage, statefulOf(synthesizeOneOf(stage))]));
});

it('replaces nothing that holds what cannot be made again, unless that was decided', () => {
  const losses = undecidedLosses(baseline, current);

  expect(losses.join('\n\n')).toBe('');
});

it('has on record whatever is deployed; -u adds what is new and what was decided, and nothing else', async () => {
  const text = JSON.stringify(refreshed(baseline, current));

  const { code } = await format(file, text, { printWidth });
  await expect(code).toMatchFileSnapshot(file);
});

it('guards every type that AWS calls stateful, but for logs', () => {
  const { resources } = synthesizeOneOf('prod');
  const types = [...new Set(Object.values(resources).map(({ Type }) => Type))];

  const stateful = types.filter((type) => resourceType(type)?.isStateful);
  const guardedTypes = Object.values(current['prod'] ?? {}).map(({ type }) => type);
  expect(stateful.filter((type) => !guardedTypes.includes(type))).toEqual(disposableTypes);
});

describe('comparing with what is deployed', () => {
  const table = (final: object): Stateful => ({ type: 'AWS::DynamoDB::Table', final: { ...final } });
  const before = table({ KeySchema: [{ AttributeName: 'player', KeyType: 'HASH' }] });
  const after = table({ KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }] });
  const recorded = (replaced: Baseline['replaced'] = []): Baseline => ({
    replaced,
    stages: { prod: { Wallets: before } },
  });
  const reason = 'the table was never deployed before';
  const decided = { stage: 'prod', id: 'Wallets', now: after, reason };

  it.each([
    ['a table with another key', { Wallets: after }, 'with another KeySchema'],
    ['a table that is gone', {}, 'it is gone, or has another logical id'],
    ['a table with another logical id', { Purses: before }, 'it is gone, or has another logical id'],
    [
      'a table with a name',
      { Wallets: table({ ...before.final, TableName: 'wallets' }) },
      'with another TableName',
    ],
    [
      'a table that becomes a bucket',
      { Wallets: { type: 'AWS::S3::Bucket', final: {} } },
      'it becomes AWS::S3::Bucket',
    ],
  ])('tells what would be lost by %s, and how to decide it', (_change, prod, why) => {
    const [loss, ...others] = undecidedLosses(recorded(), { prod });

    expect(others).toEqual([]);
    expect(loss).toContain('prod: Wallets (AWS::DynamoDB::Table) would be replaced');
    expect(loss).toContain(why);
    expect(loss).toContain('every item');
    expect(loss).toContain('"replaced" in test/stack/stateful-resources.json');
  });

  it('lets pass what is the same in another order, and what is new', () => {
    const same = { final: { ...before.final }, type: before.type };

    expect(undecidedLosses(recorded(), { prod: { Carts: after, Wallets: same } })).toEqual([]);
  });

  it('lets an attribute be added to a pool, and none be taken away or changed', () => {
    const pool = (names: string[], mutable = true) =>
      statefulOf({
        resources: {
          Pool: {
            Type: 'AWS::Cognito::UserPool',
            Properties: { Schema: names.map((Name) => ({ Name, Mutable: mutable })) },
          },
        },
      });
    const losses = (now: Record<string, Stateful>) =>
      undecidedLosses({ replaced: [], stages: { prod: pool(['email']) } }, { prod: now });

    expect(losses(pool(['email', 'custom:tier']))).toEqual([]);
    expect(losses(pool([]))).toEqual([expect.stringContaining('with another Schema.email')]);
    expect(losses(pool(['email'], false))).toEqual([expect.stringContaining('with another Schema.email')]);
  });

  it('knows what is final of a table: keys with their types, not what indexes add', () => {
    const { Table } = statefulOf({
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

  it('takes a decision for the one change that it names', () => {
    expect(undecidedLosses(recorded([decided]), { prod: { Wallets: after } })).toEqual([]);
    expect(
      undecidedLosses(recorded([{ ...decided, stage: 'staging' }]), { prod: { Wallets: after } }),
    ).toHaveLength(1);
    expect(undecidedLosses(recorded([decided]), { prod: {} })).toHaveLength(1);
  });

  it('takes no decision without a reason', () => {
    const losses = undecidedLosses(recorded([{ ...decided, reason: 'because' }]), {
      prod: { Wallets: after },
    });

    expect(losses).toEqual([expect.stringContaining('the reason why Wallets may be replaced is missing')]);
  });

  it('refreshes what was decided and what is new, and holds on to the rest', () => {
    const prod = { Carts: before, Wallets: after };

    expect(refreshed(recorded(), { prod }).stages).toEqual({ prod: { Carts: before, Wallets: before } });
    expect(refreshed(recorded([decided]), { prod })).toEqual({ replaced: [decided], stages: { prod } });
    expect(refreshed(recorded([{ ...decided, now: null }]), { prod: {} }).stages).toEqual({ prod: {} });
  });
});
