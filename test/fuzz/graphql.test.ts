import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLedgerFaults } from '../api/ledger-check';
import { addProduct } from '../api/shopper';
import { type Caller, functionCaller } from '../graphql/callers';
import { type Catalog, openCatalog } from '../graphql/catalog';
import { SubscriptionRefused } from '../graphql/listener';
import { documents, type Field, type SubscriptionField } from '../graphql/operations';
import { sizes } from '../scale';
import { findGraphqlFaults, isFullyRefused } from './graphql-faults';
import { rootFields } from './graphql-schema';
import { malformedBodies } from './malformed-documents';
import { send } from './raw-request';
import { createRefusalChecker, type RefusalChecker, sampleEachKind } from './refusal-checker';
import { readRowDigests, type RowDigests } from './row-digests';
import { draw, seed } from './seeded-draw';
import { variablesOf } from './variable-arbitraries';

/*
 * Refused calls are checked twice. Batches that are refused as a whole are compared immediately. Afterwards, with all tables idle, some
 * of each kind of refusal per field are sent again in a wave in which all must be refused: no row of any table may differ after it,
 * without exception.
 */

const casesEach = sizes.graphqlCases;
/** Number of refused requests per field that are sent again. */
const refusedEach = sizes.graphqlRefusals;
const malformedCases = sizes.malformedDocuments;
const startsEach = sizes.subscriptionStarts;
const batchSize = 20;
const startDeadlineMs = 15_000;

const isSubscription = (name: string): name is SubscriptionField => name.startsWith('on');
const requestFields = rootFields.filter(({ name }) => !isSubscription(name));
const subscriptionFields = rootFields.filter(({ name }) => isSubscription(name));

const knownValues = {
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
let queuePushes: Caller;
let names: readonly string[];
let digests: RowDigests;
let refusalChecker: RefusalChecker;
/** Refused requests by field name. */
const refused = new Map<string, Outcome[]>();
beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed}`);
  catalog = await openCatalog({ expectsDenials: true });
  const { casino, admin, player } = catalog;
  refusalChecker = createRefusalChecker(casino);
  callers = [admin, admin, player];
  queuePushes = functionCaller(casino.host, 'lambdas/functions/queue-pushes/handler.ts');
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
      isRefused: isFullyRefused(answer),
      faults: findGraphqlFaults(answer, body, names),
    };
  } catch (error) {
    return { body, caller, text: '', isRefused: true, faults: [`gets no response: ${String(error)}`] };
  }
}

/** Sends requests in batches and checks that a completely refused batch writes nothing. */
async function sendAll(bodies: readonly string[], callerOf: (index: number) => Caller): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < bodies.length; from += batchSize) {
    const batch = bodies.slice(from, from + batchSize);
    const batchOutcomes = await Promise.all(
      batch.map((body, index) => callApi(body, callerOf(from + index))),
    );
    const after = await readRowDigests(catalog.casino);
    const allRefused = batchOutcomes.every(({ isRefused }) => isRefused);
    if (allRefused) expect(after.products, batch.join('\n').slice(0, 2_000)).toBe(digests.products);
    expect([...after.byPlayer]).toEqual([...digests.byPlayer]);
    digests = after;
    outcomes.push(...batchOutcomes);
  }
  return outcomes;
}

/** Error types of a response. */
function errorTypesOf({ text }: Outcome): string {
  return [...text.matchAll(/"errorType":"([^"]*)"/g)].map(([, type]) => type).join();
}

function describeFirstFaulty(outcomes: readonly Outcome[]): string[] {
  const faulty = outcomes.filter(({ faults }) => faults.length > 0).slice(0, 5);
  return faulty.map(({ faults, body }) => `${faults.join('; ')}\n  ${body.slice(0, 900)}`);
}

describe('GraphQL API', () => {
  // Resets the products, so that earlier cases do not affect later ones.
  beforeEach(async () => {
    for (const id of ['medal', 'stamp']) await addProduct(catalog.casino, id);
    digests = await readRowDigests(catalog.casino);
  });

  it.each(requestFields)('answers any input of $name without faults', async (field) => {
    // A change of a product that was created again is refused.
    const { value } = await catalog.callApi(catalog.admin, 'getRewardProduct', { id: 'stamp' });
    const currentValues = { ...knownValues, createdAt: [value?.createdAt] };
    const bodies = draw(variablesOf(field, currentValues), casesEach, field.name).map((variables) =>
      JSON.stringify({ query: documents[field.name as Field], variables }),
    );

    const outcomes = await sendAll(bodies, (index) =>
      field.name.startsWith('publish') ? queuePushes : callers[index % callers.length]!,
    );

    refused.set(
      field.name,
      outcomes.filter(({ isRefused }) => isRefused),
    );
    expect(describeFirstFaulty(outcomes)).toEqual([]);
    expect(new Set(outcomes.map(({ isRefused }) => isRefused)).size).toBe(2);
  });

  it('answers any malformed document without faults', async () => {
    const outcomes = await sendAll(draw(malformedBodies, malformedCases, 'documents'), () => catalog.player);

    refused.set(
      'documents',
      outcomes.filter(({ isRefused }) => isRefused),
    );
    expect(describeFirstFaulty(outcomes)).toEqual([]);
  });

  it.each(subscriptionFields)('starts $name or refuses it without faults', async (field) => {
    const faults: string[] = [];
    for (const [index, variables] of draw(variablesOf(field, knownValues), startsEach, field.name).entries())
      faults.push(...(await findStartFaults(field.name as SubscriptionField, variables, index)));

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
      const sample = sampleEachKind(refused.get(name) ?? [], errorTypesOf, refusedEach);

      const { sent, faults } = await refusalChecker.check(sample, async ({ body, caller }) => {
        const resent = await callApi(body, caller);
        return resent.isRefused;
      });

      expect(faults).toEqual([]);
      expect(sent).toBeGreaterThan(0);
    },
  );
});

async function findStartFaults(
  field: SubscriptionField,
  variables: object,
  index: number,
): Promise<string[]> {
  const sent = JSON.stringify(variables);
  const timeout = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('no response')), startDeadlineMs).unref(),
  );
  try {
    const listener = await Promise.race([
      catalog.listen(callers[index % callers.length]!, field, variables),
      timeout,
    ]);
    listener.close();
    return [];
  } catch (error) {
    if (!(error instanceof SubscriptionRefused)) return [`${String(error)}: ${sent.slice(0, 500)}`];
    const { errorType, message } = error;
    const text = JSON.stringify({ data: null, errors: [{ errorType, message }] });
    const faults = findGraphqlFaults({ status: 200, text }, sent, names);
    return faults.map((fault) => `${fault}: ${sent.slice(0, 500)}`);
  }
}
