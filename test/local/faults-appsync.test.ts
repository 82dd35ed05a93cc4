import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Faults } from '../../lib/local/faults/faults';
import { type Endpoint, openEndpoint } from './appsync-endpoint';

interface NotesAnswer {
  readonly data: { readonly notes: readonly ({ readonly id: string } | null)[] };
}

let endpoint: Endpoint;
afterEach(() => endpoint.close());

async function setup(faults: Faults) {
  endpoint = await openEndpoint({ faults });
  const put = (id: string) =>
    endpoint.callApi(`mutation { putNote(input: {id: "${id}", title: "${id}"}) { id } }`);
  /** Null when the read itself is refused. */
  const notesOf = async (...ids: string[]): Promise<NotesAnswer | null> => {
    const { data } = await endpoint.callApi('query ($ids: [ID!]!) { notesOf(ids: $ids) }', { ids });
    const answer = data?.['notesOf'];
    return typeof answer === 'string' ? (JSON.parse(answer) as NotesAnswer) : null;
  };
  return { put, notesOf };
}

describe('faults of the table behind an API', () => {
  // https://docs.aws.amazon.com/appsync/latest/devguide/tutorial-dynamodb-batch-js.html
  // https://github.com/aws-amplify/amplify-cli/issues/5589
  it('reach a resolver as an error of AppSync and write nothing when a request is throttled', async () => {
    const { put, notesOf } = await setup({ throttledRequests: 0.5, seed: 3 });
    const ids = Array.from({ length: 20 }, (_each, index) => `note-${index}`);

    const answers = await Promise.all(ids.map(put));

    const refused = answers.flatMap(({ errors = [] }) => errors);
    expect(new Set(refused.map(({ errorType }) => errorType))).toEqual(
      new Set(['DynamoDB:ProvisionedThroughputExceededException', 'DynamoDB:DynamoDbException']),
    );
    expect(refused.every(({ message }) => /throughput.*\(Service: DynamoDb/i.test(message))).toBe(true);
    const written = ids.filter((_id, index) => !answers[index]!.errors);
    const stored = await vi.waitUntil(() => notesOf(...ids), { timeout: 10_000 });
    expect(stored.data.notes.flatMap((note) => note?.id ?? [])).toEqual(written);
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-get-item.html
  it('hide a recent write from an eventually consistent read', async () => {
    const { put, notesOf } = await setup({ staleReads: { share: 1, lagMs: 3_600_000 } });
    await put('new');

    const { data } = await endpoint.callApi('{ getNote(id: "new") { id } }');

    expect(data).toEqual({ getNote: null });
    expect(await notesOf('new')).toMatchObject({ data: { notes: [{ id: 'new' }] } });
  });

  // https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-batch-get-item.html
  it('return unprocessed keys of a batch, with null in their places', async () => {
    const { put, notesOf } = await setup({ unprocessedKeys: 1 });
    for (const id of ['a', 'b', 'c']) await put(id);

    expect(await notesOf('a', 'b', 'c')).toEqual({
      data: { notes: [{ id: 'a', title: 'a' }, { id: 'b', title: 'b' }, null] },
      unprocessedKeys: { notes: [{ id: 'c' }] },
    });
  });
});
