import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { changeProduct, untilNotBusy } from '../api/shop-visit';
import { afterRepeats, faultCases } from '../fault-cases';
import { describeInFullRun } from '../full-run';
import { askWithAmplify, leaveAmplify, signInWithAmplify, subscribeWithAmplify } from './amplify-client';
import { type Catalog, type GraphqlError, openCatalog } from './catalog';
import type { Product, RequestField, Values } from './operations';

type Mutation = 'createRewardProduct' | 'updateRewardProduct' | 'deleteRewardProduct';

/** A change as a subscriber received it. */
type Heard = readonly [kind: 'created' | 'changed' | 'removed', revision: number];

const ids = ['bell', 'cup', 'fan', 'kite'];
const edits = 8;
const searches = 6;
/** The revision after the last edit and a sale. */
const sold = edits + 2;
const mostAttempts = 40;

/**
 * An admin works through Amplify's own client while one fault of AWS is on, and repeats a call that is refused as busy. A refused
 * mutation has to leave its product as it was, so each call names the revision that it expects.
 */
describeInFullRun.each(faultCases)('with %s', (_fault, faults) => {
  let catalog: Catalog;
  let reader: string;
  const refused: { field: RequestField; error: GraphqlError }[] = [];
  const heard = new Map<string, Heard[]>(ids.map((id) => [id, []]));
  beforeAll(async () => {
    catalog = await openCatalog({ readsStreams: true, faults });
    reader = await catalog.casino.signInNewPlayer('reader@catalog.test', ['ADMINS']);
    await signInWithAmplify(catalog);
  });
  afterAll(async () => {
    await leaveAmplify();
    await catalog.close();
  });

  it('stores, records and publishes each accepted mutation of an admin once, in order of revision', async () => {
    const subscriptions = [
      await subscribeWithAmplify('onCreateRewardProduct', handleMessage('created')),
      await subscribeWithAmplify('onUpdateRewardProduct', handleMessage('changed')),
      await subscribeWithAmplify('onDeleteRewardProduct', handleMessage('removed')),
    ];
    onTestFinished(() => subscriptions.forEach((subscription) => subscription.unsubscribe()));

    await Promise.all(ids.map(createAndEdit));
    for (let turn = 0; turn < searches; turn += 1) await expect.poll(search, afterRepeats).toEqual(ids);
    // The stream and its queue keep the order of a product: what they publish of the edits comes before this sale.
    for (const id of ids) await changeProduct(catalog.casino, id, { stock: 0 });
    await vi.waitFor(() => {
      for (const id of ids) expect(heard.get(id)?.at(-1)).toEqual(['changed', sold]);
    }, afterRepeats);
    await Promise.all(ids.map((id) => mutate('deleteRewardProduct', { id, expectedRevision: sold })));

    const changes = Array.from({ length: edits + 1 }, (_each, index) => ['changed', index + 2]);
    const acts = ['product-created', ...Array<string>(edits).fill('product-changed'), 'product-deleted'];
    for (const id of ids) {
      await vi.waitFor(async () => expect(await actsOn(id)).toEqual(acts), afterRepeats);
      expect(await storedProduct(id)).toBeUndefined();
      await vi.waitFor(() => expect(heard.get(id)).toEqual([['created', 1], ...changes, ['removed', sold]]));
    }
  }, 1_800_000);

  it('refused calls as busy, without a detail of DynamoDB, and only where the fault is one of tables', () => {
    const fields = new Set(refused.map(({ field }) => field));
    if (faults.unprocessedKeys) expect(fields).toEqual(new Set(['listRewardProducts']));
    else if (faults.throttledRequests) expect(fields).toContain('updateRewardProduct');
    else expect(fields).toEqual(new Set());
    for (const { error } of refused) {
      expect(error).toMatchObject({ errorType: 'products/busy', message: 'The store is busy.' });
      expect(JSON.stringify(error)).not.toMatch(/arn:|Request ID|Service|Dynamo|Throughput/i);
    }
  });

  function handleMessage(kind: Heard[0]) {
    return ({ id, revision }: Product) => void heard.get(id)?.push([kind, revision]);
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

  /** The ids of the products that players find by the first word of their names, by name. */
  async function search(): Promise<string[] | undefined> {
    await catalog.casino.host.indexesCaughtUp();
    const page = await untilAccepted('listRewardProducts', { search: 'jade' });
    return page?.items.map(({ id }) => id);
  }

  /** Sends a mutation until it is accepted, and expects that a refused one leaves the product as it was. */
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
        return await askWithAmplify(field, variables);
      } catch (thrown) {
        const [error] = (thrown as { errors?: GraphqlError[] }).errors ?? [];
        if (error?.errorType !== 'products/busy' || attempt === mostAttempts) throw thrown;
        refused.push({ field, error });
        await onRefusal();
      }
    }
  }

  /** A product as the table has it, without the mark of a removal, which is no change of it. */
  async function storedProduct(id: string): Promise<Record<string, unknown> | undefined> {
    const { dynamoDb, tables } = catalog.casino;
    const { Item } = await dynamoDb.send(
      new GetCommand({ TableName: tables.products, Key: { id }, ConsistentRead: true }),
    );
    if (!Item) return undefined;
    const { removal: _removal, ...product } = Item;
    return product;
  }

  /** What the audit log has on record of a product, oldest first. */
  async function actsOn(id: string): Promise<string[]> {
    const path = `/admin/audit?subject=product:${id}`;
    const { body } = await untilNotBusy(() => catalog.casino.ask('GET', path, { token: reader }));
    return (body.items as { act: string }[]).map(({ act }) => act).toReversed();
  }
});
