import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLedgerFaults } from '../api/ledger-check';
import { addProduct } from '../api/shop-visit';
import { type Caller, functionCaller } from '../graphql/callers';
import { type Catalog, openCatalog } from '../graphql/catalog';
import { ListeningRefused } from '../graphql/listener';
import { documents, type Field, type SubscriptionField } from '../graphql/operations';
import { sizes } from '../scale';
import { bentBodies } from './bent-documents';
import { variablesOf } from './from-input-type';
import { faultsOfGraphql, isRefusedWhole } from './graphql-faults';
import { rootFields } from './graphql-schema';
import { send } from './raw-request';
import { judgeRefused, type RefusedAlone, someOfEach } from './refused-alone';
import { draw, seed } from './seeded';
import { readStored, type Stored } from './stored';

/*
 * Refused calls are checked twice. Batches that are refused as a whole are compared as they come. Afterwards, with all tables idle, some
 * of each kind of refusal per field are sent again in a wave in which all must be refused: no row of any table may differ after it,
 * without exception.
 */

const casesEach = sizes.graphqlCases;
/** Number of refused requests per field that are sent again. */
const refusedEach = sizes.graphqlRefusals;
const bentCases = sizes.bentDocuments;
const startsEach = sizes.subscriptionStarts;
const batchSize = 20;
const startDeadlineMs = 15_000;

const isSubscription = (name: string): name is SubscriptionField => name.startsWith('on');
const requestFields = rootFields.filter(({ name }) => !isSubscription(name));
const subscriptionFields = rootFields.filter(({ name }) => isSubscription(name));

const known = {
  id: ['medal', 'stamp', 'no-such-product'],
  name: ['A medal', 'x'.repeat(120)],
  image: ['media/products/a.webp'],
  stock: [0, 7],
  price: [9.99, 0.01],
  limit: [1, 100, 1_000],
  nextToken: [null],
  expectedRevision: [1],
};

let catalog: Catalog;
let callers: readonly Caller[];
let pushes: Caller;
let names: readonly string[];
let stored: Stored;
let alone: RefusedAlone;
/** Refused requests by field name. */
const refused = new Map<string, Outcome[]>();
beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed}`);
  catalog = await openCatalog({ borrowsRoles: true });
  const { casino, admin, player } = catalog;
  alone = judgeRefused(casino);
  callers = [admin, admin, player];
  pushes = functionCaller(casino.host, 'lambdas/functions/queue-pushes/handler.ts');
  names = [...Object.values(casino.tables), casino.filesBucket, casino.servicesUrl];
});
afterAll(() => catalog.close());

interface Outcome {
  readonly body: string;
  readonly caller: Caller;
  readonly text: string;
  readonly isRefused: boolean;
  readonly faults: readonly string[];
}

async function callApi(body: string, caller: Caller): Promise<Outcome> {
  const headers = { 'Content-Type': 'application/json', ...(await caller.headersFor(catalog.url, body)) };
  // The signer sets the host header itself.
  const { host: _host, ...sent } = headers as Record<string, string>;
  try {
    const answer = await send({ method: 'POST', url: catalog.url, headers: sent, body });
    return {
      body,
      caller,
      text: answer.text,
      isRefused: isRefusedWhole(answer),
      faults: faultsOfGraphql(answer, body, names),
    };
  } catch (error) {
    return { body, caller, text: '', isRefused: true, faults: [`gives no answer: ${String(error)}`] };
  }
}

/** Sends requests in batches and checks that a completely refused batch writes nothing. */
async function sendAll(bodies: readonly string[], callerOf: (index: number) => Caller): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < bodies.length; from += batchSize) {
    const batch = bodies.slice(from, from + batchSize);
    const answered = await Promise.all(batch.map((body, index) => callApi(body, callerOf(from + index))));
    const after = await readStored(catalog.casino);
    const allRefused = answered.every(({ isRefused }) => isRefused);
    if (allRefused) expect(after.products, batch.join('\n').slice(0, 2_000)).toBe(stored.products);
    expect([...after.ofPlayers]).toEqual([...stored.ofPlayers]);
    stored = after;
    outcomes.push(...answered);
  }
  return outcomes;
}

/** Error types of a response. */
function kindOf({ text }: Outcome): string {
  return [...text.matchAll(/"errorType":"([^"]*)"/g)].map(([, type]) => type).join();
}

function worstOf(outcomes: readonly Outcome[]): string[] {
  const faulty = outcomes.filter(({ faults }) => faults.length > 0).slice(0, 5);
  return faulty.map(({ faults, body }) => `${faults.join('; ')}\n  ${body.slice(0, 900)}`);
}

describe('GraphQL API', () => {
  // Resets the products, so that earlier cases do not affect later ones.
  beforeEach(async () => {
    for (const id of ['medal', 'stamp']) await addProduct(catalog.casino, id);
    stored = await readStored(catalog.casino);
  });

  it.each(requestFields)('answers every input of $name without faults', async (field) => {
    // A change of a product that was created again is refused.
    const { value } = await catalog.callApi(catalog.admin, 'getRewardProduct', { id: 'stamp' });
    const ofNow = { ...known, createdAt: [value?.createdAt] };
    const bodies = draw(variablesOf(field, ofNow), casesEach, field.name).map((variables) =>
      JSON.stringify({ query: documents[field.name as Field], variables }),
    );

    const outcomes = await sendAll(bodies, (index) =>
      field.name.startsWith('publish') ? pushes : callers[index % callers.length]!,
    );

    refused.set(
      field.name,
      outcomes.filter(({ isRefused }) => isRefused),
    );
    expect(worstOf(outcomes)).toEqual([]);
    expect(new Set(outcomes.map(({ isRefused }) => isRefused)).size).toBe(2);
  });

  it('answers every document without faults', async () => {
    const outcomes = await sendAll(draw(bentBodies, bentCases, 'documents'), () => catalog.player);

    refused.set(
      'documents',
      outcomes.filter(({ isRefused }) => isRefused),
    );
    expect(worstOf(outcomes)).toEqual([]);
  });

  it.each(subscriptionFields)('starts $name or refuses it without faults', async (field) => {
    const faults: string[] = [];
    for (const [index, variables] of draw(variablesOf(field, known), startsEach, field.name).entries())
      faults.push(...(await faultsOfStart(field.name as SubscriptionField, variables, index)));

    expect(faults.slice(0, 5)).toEqual([]);
  });

  it('moves no coins', async () => {
    expect(await findLedgerFaults(catalog.casino.dynamoDb, catalog.casino.tables)).toEqual([]);
  });
});

describe('a refused GraphQL call', () => {
  it.each([...requestFields.map(({ name }) => name), 'documents'])(
    'writes nothing to any table: %s',
    async (name) => {
      const some = someOfEach(refused.get(name) ?? [], kindOf, refusedEach);

      const { judged, faults } = await alone.judge(some, async ({ body, caller }) => {
        const again = await callApi(body, caller);
        return again.isRefused;
      });

      expect(faults).toEqual([]);
      expect(judged).toBeGreaterThan(0);
    },
  );
});

async function faultsOfStart(field: SubscriptionField, variables: object, index: number): Promise<string[]> {
  const sent = JSON.stringify(variables);
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('no answer')), startDeadlineMs).unref(),
  );
  try {
    const listener = await Promise.race([
      catalog.listen(callers[index % callers.length]!, field, variables),
      late,
    ]);
    listener.close();
    return [];
  } catch (error) {
    if (!(error instanceof ListeningRefused)) return [`${String(error)}: ${sent.slice(0, 500)}`];
    const { errorType, message } = error;
    const text = JSON.stringify({ data: null, errors: [{ errorType, message }] });
    const faults = faultsOfGraphql({ status: 200, text }, sent, names);
    return faults.map((fault) => `${fault}: ${sent.slice(0, 500)}`);
  }
}
