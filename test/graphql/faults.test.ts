import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { changeProduct, retryWhileBusy } from '../api/shopper';
import { afterRepeats, faultCases } from '../fault-cases';
import { describeInFullRun } from '../full-run';
import { requestWithAmplify, leaveAmplify, signInWithAmplify, subscribeWithAmplify } from './amplify-client';
import { type Catalog, type GraphqlError, openCatalog } from './catalog';
import type { Product, RequestField, Values } from './operations';

type Mutation = 'createRewardProduct' | 'updateRewardProduct' | 'deleteRewardProduct';

/** A change as received by a subscriber. */
type Received = readonly [kind: 'created' | 'changed' | 'removed', revision: number];

const ids = ['bell', 'cup', 'fan', 'kite'];
const edits = 8;
const searches = 6;
/** Revision after the last edit and a sale. */
const sold = edits + 2;
const mostAttempts = 40;

/**
 * An admin works through Amplify’s own client while one AWS fault is active, and repeats calls that are refused as busy. Each call names
 * its expected revision, because a refused mutation must leave its product unchanged.
 */
describeInFullRun.each(faultCases)('with %s', (_fault, faults) => {
  let catalog: Catalog;
  let reader: string;
  const refused: { field: RequestField; error: GraphqlError }[] = [];
  const received = new Map<string, Received[]>(ids.map((id) => [id, []]));
  beforeAll(async () => {
    catalog = await openCatalog({ readsStreams: true, faults });
    reader = await catalog.casino.signInNewPlayer('reader@catalog.test', ['ADMINS']);
    await signInWithAmplify(catalog);
  });
  afterAll(async () => {
    await leaveAmplify();
    await catalog.close();
  });

  it('stores, records and publishes each accepted mutation once, in order of revision', async () => {
    const subscriptions = [
      await subscribeWithAmplify('onCreateRewardProduct', recordAs('created')),
      await subscribeWithAmplify('onUpdateRewardProduct', recordAs('changed')),
      await subscribeWithAmplify('onDeleteRewardProduct', recordAs('removed')),
    ];
    onTestFinished(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));

    await Promise.all(ids.map(createAndEdit));
    for (let turn = 0; turn < searches; turn += 1) await expect.poll(search, afterRepeats).toEqual(ids);
    // Stream and queue keep the order of a product: published edits arrive before this sale.
    for (const id of ids) await changeProduct(catalog.casino, id, { stock: 0 });
    await vi.waitFor(() => {
      for (const id of ids) expect(received.get(id)?.at(-1)).toEqual(['changed', sold]);
    }, afterRepeats);
    await Promise.all(ids.map((id) => mutate('deleteRewardProduct', { id, expectedRevision: sold })));

    const changes = Array.from({ length: edits + 1 }, (_each, index) => ['changed', index + 2]);
    const acts = ['product-created', ...Array<string>(edits).fill('product-changed'), 'product-deleted'];
    for (const id of ids) {
      await vi.waitFor(async () => expect(await actsOn(id)).toEqual(acts), afterRepeats);
      expect(await storedProduct(id)).toBeUndefined();
      await vi.waitFor(() =>
        expect(received.get(id)).toEqual([['created', 1], ...changes, ['removed', sold]]),
      );
    }
  }, 1_800_000);

  it('refuses calls as busy without details of DynamoDB, only for faults of tables', () => {
    const fields = new Set(refused.map(({ field }) => field));
    if (faults.unprocessedKeys) expect(fields).toEqual(new Set(['listRewardProducts']));
    else if (faults.throttledRequests) expect(fields).toContain('updateRewardProduct');
    else expect(fields).toEqual(new Set());
    for (const { error } of refused) {
      expect(error).toMatchObject({ errorType: 'products/busy', message: 'The store is busy.' });
      expect(JSON.stringify(error)).not.toMatch(/arn:|Request ID|Service|Dynamo|Throughput/i);
    }
  });

  function recordAs(kind: Received[0]) {
    return ({ id, revision }: Product) => void received.get(id)?.push([kind, revision]);
  }

  async function createAndEdit(id: string): Promise<void> {
    const name = `Jade ${id}`;
    const made = await mutate('createRewardProduct', { id, name, stock: 5, price: 12.5, active: true });
    expect(made).toMatchObject({ id, name, revision: 1 });
    for (let revision = 1; revision <= edits; revision += 1) {
      const changed = await mutate('updateRewardProduct', {
        id,
        stock: revision,
        expectedRevision: revision,
      });
      expect(changed).toMatchObject({ stock: revision, revision: revision + 1 });
      expect(await storedProduct(id)).toMatchObject({ stock: revision, revision: revision + 1 });
    }
  }

  /** Ids of the products that a search by the first word of their names returns, by name. */
  async function search(): Promise<string[] | undefined> {
    await catalog.casino.host.indexesCaughtUp();
    const page = await untilAccepted('listRewardProducts', { search: 'jade' });
    return page?.items.map(({ id }) => id);
  }

  /** Repeats a mutation until it is accepted, and expects that a refusal leaves the product unchanged. */
  async function mutate(
    field: Mutation,
    input: Partial<Product> & { readonly id: string; readonly expectedRevision?: number },
  ): Promise<Product | null> {
    const before = await storedProduct(input.id);
    return untilAccepted(field, { input }, async () => {
      expect(await storedProduct(input.id)).toEqual(before);
    });
  }

  async function untilAccepted<Field extends RequestField>(
    field: Field,
    variables: object,
    onRefusal: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Values[Field] | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await requestWithAmplify(field, variables);
      } catch (thrown) {
        const [error] = (thrown as { errors?: GraphqlError[] }).errors ?? [];
        if (error?.errorType !== 'products/busy' || attempt === mostAttempts) throw thrown;
        refused.push({ field, error });
        await onRefusal();
      }
    }
  }

  /** The stored product without its removal mark, which is no change of the product. */
  async function storedProduct(id: string): Promise<Record<string, unknown> | undefined> {
    const { dynamoDb, tables } = catalog.casino;
    const { Item } = await dynamoDb.send(
      new GetCommand({ TableName: tables.products, Key: { id }, ConsistentRead: true }),
    );
    if (!Item) return undefined;
    const { removal: _removal, ...product } = Item;
    return product;
  }

  /** Audit acts of a product, oldest first. */
  async function actsOn(id: string): Promise<string[]> {
    const path = `/admin/audit?subject=product:${id}`;
    const { body } = await retryWhileBusy(() => catalog.casino.callApi('GET', path, { token: reader }));
    return (body.items as { act: string }[]).map(({ act }) => act).toReversed();
  }
});
