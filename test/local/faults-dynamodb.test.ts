import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import type { Faults } from '../../lib/local/faults/faults';
import { localOperator } from '../../lib/local/iam/caller';
import { connectTo, type Endpoint, openEndpoint } from './dynamodb-endpoint';

let endpoint: Endpoint;
afterEach(() => endpoint.close());

async function setup(faults: Faults) {
  endpoint = await openEndpoint(null, undefined, 0, faults);
  return endpoint.client;
}

const put = (id: string, gold: number) => new PutCommand({ TableName: 'accounts', Item: { id, gold } });

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html
// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
describe('throttled requests', () => {
  it("are refused with either of DynamoDB's exceptions, and write nothing", async () => {
    const client = await setup({ throttledRequests: 0.5, seed: 3 });

    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_each, at) => client.send(put(`p-${at}`, 1))),
    );

    const names = outcomes.flatMap((each) => (each.status === 'rejected' ? each.reason.name : []));
    expect(new Set(names)).toEqual(
      new Set(['ProvisionedThroughputExceededException', 'ThrottlingException']),
    );
    expect(names.length).toBeGreaterThan(8);
    expect(names.length).toBeLessThan(32);
  });

  it('are the same for the same seed', async () => {
    const refusedOf = async () => {
      const client = await setup({ throttledRequests: 0.5, seed: 3 });
      const names: string[] = [];
      for (let at = 0; at < 12; at += 1)
        await client.send(put('p', at)).then(
          () => names.push('written'),
          ({ name }: Error) => names.push(name),
        );
      return names;
    };

    const first = await refusedOf();
    await endpoint.close();

    expect(await refusedOf()).toEqual(first);
  });

  it('cancel a transaction with the reason at the throttled action', async () => {
    const client = await setup({ throttledRequests: 1 });
    const items = ['a', 'b', 'c'].map((id) => ({ Put: { TableName: 'accounts', Item: { id } } }));

    const canceled = await client
      .send(new TransactWriteCommand({ TransactItems: items }))
      .catch((error: unknown) => error);

    expect(canceled).toBeInstanceOf(TransactionCanceledException);
    const codes = (canceled as TransactionCanceledException).CancellationReasons?.map(({ Code }) => Code);
    expect(codes?.filter((code) => code === 'None')).toHaveLength(2);
    expect(codes).toContainEqual(expect.stringMatching(/^(ThrottlingError|ProvisionedThroughputExceeded)$/));
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.ReadConsistency.html
describe('stale reads', () => {
  const get = (more = {}) => new GetCommand({ TableName: 'accounts', Key: { id: 'p' }, ...more });

  it('return an earlier version of an item, and nothing for a new item', async () => {
    const client = await setup({ staleReads: { share: 1, lagMs: 300 } });
    await client.send(put('p', 1));
    const created = await client.send(get());
    await expect
      .poll(async () => (await client.send(get())).Item, { timeout: 5_000 })
      .toEqual({ id: 'p', gold: 1 });

    await client.send(put('p', 2));

    expect(created.Item).toBeUndefined();
    expect((await client.send(get())).Item).toEqual({ id: 'p', gold: 1 });
    expect((await client.send(get({ ConsistentRead: true }))).Item).toEqual({ id: 'p', gold: 2 });
    await expect
      .poll(async () => (await client.send(get())).Item, { timeout: 5_000 })
      .toEqual({ id: 'p', gold: 2 });
  });

  it('omit a recent write from a query, a scan and a batch, unless they are strongly consistent', async () => {
    const client = await setup({ staleReads: { share: 1, lagMs: 3_600_000 } });
    await client.send(
      new PutCommand({ TableName: 'entries', Item: { account: 'p', entry: 'e', sequence: 1 } }),
    );
    const query = (ConsistentRead: boolean) =>
      client.send(
        new QueryCommand({
          TableName: 'entries',
          KeyConditionExpression: 'account = :p',
          ExpressionAttributeValues: { ':p': 'p' },
          ConsistentRead,
        }),
      );
    const scan = (ConsistentRead: boolean) =>
      client.send(new ScanCommand({ TableName: 'entries', ConsistentRead }));
    const batch = (ConsistentRead: boolean) =>
      client.send(
        new BatchGetCommand({
          RequestItems: { entries: { Keys: [{ account: 'p', entry: 'e' }], ConsistentRead } },
        }),
      );

    expect((await query(false)).Items).toEqual([]);
    expect((await query(true)).Items).toHaveLength(1);
    expect((await scan(false)).Items).toEqual([]);
    expect((await scan(true)).Items).toHaveLength(1);
    expect((await batch(false)).Responses).toEqual({ entries: [] });
    expect((await batch(true)).Responses?.['entries']).toHaveLength(1);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
describe('unprocessed keys', () => {
  it('can be sent again unchanged and are read then', async () => {
    const client = await setup({ unprocessedKeys: 1 });
    for (const id of ['a', 'b', 'c']) await client.send(put(id, 1));
    const accounts = {
      Keys: ['a', 'b', 'c'].map((id) => ({ id })),
      ConsistentRead: true,
      ProjectionExpression: 'id',
    };

    const first = await client.send(new BatchGetCommand({ RequestItems: { accounts } }));
    const second = await client.send(new BatchGetCommand({ RequestItems: first.UnprocessedKeys }));

    expect(first.Responses?.['accounts']).toHaveLength(2);
    expect(first.UnprocessedKeys).toEqual({ accounts: { ...accounts, Keys: [{ id: 'c' }] } });
    expect(second).toMatchObject({ Responses: { accounts: [{ id: 'c' }] }, UnprocessedKeys: {} });
  });
});

// The operator of the host is not part of the product.
describe('a request of the operator', () => {
  it('has no faults', async () => {
    await setup({
      throttledRequests: 1,
      unprocessedKeys: 1,
      staleReads: { share: 1, lagMs: 3_600_000 },
    });
    const operator = connectTo(endpoint.url, localOperator);
    const Keys = ['a', 'b'].map((id) => ({ id }));
    for (const { id } of Keys) await operator.send(put(id, 1));

    const read = await operator.send(new GetCommand({ TableName: 'accounts', Key: { id: 'a' } }));
    const batch = await operator.send(new BatchGetCommand({ RequestItems: { accounts: { Keys } } }));

    expect(read.Item).toEqual({ id: 'a', gold: 1 });
    expect(batch).toMatchObject({ UnprocessedKeys: {} });
    expect(batch.Responses?.['accounts']).toHaveLength(2);
  });
});
