import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { bundleResolver } from '../../lib/bundling';
import { loadHandlers } from '../../lib/local/appsync/code/sandbox';
import { dynamoDbSource } from '../../lib/local/appsync/data-sources/dynamodb';
import type { CallDynamoDb } from '../../lib/local/appsync/data-sources/signed-call';
import { pipelineResolver } from '../../lib/local/appsync/execution/resolvers';
import { utilsFor } from '../../lib/local/appsync/runtime/modules';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';

interface ListedPage {
  readonly items: readonly { readonly id: string }[];
  readonly nextToken: string | null;
}

const neverCalled = () => {
  throw new Error('A list neither refuses a caller nor sets a filter.');
};
const utils = utilsFor({
  now: () => new Date(),
  unauthorized: neverCalled,
  setSubscriptionFilter: neverCalled,
});
/** Selection without the total count. */
const info = { selectionSetList: ['items', 'nextToken'], selectionSetGraphQL: '{ items { id } nextToken }' };

/** Runs the resolver and functions of the list on a table, without HTTP and GraphQL. */
export function openList({ table, call }: { table: string; call: CallDynamoDb }) {
  const source = dynamoDbSource({ table, call, tokenSecret: randomBytes(32) });
  const load = (file: string) =>
    loadHandlers(file, bundleResolver(join('graphql', file), projectRoot), () => undefined);
  const step = (name: string) => ({ handlers: load(`functions/${name}.ts`), source });
  const reading = step('read-rows');
  const run = pipelineResolver(load('resolvers/Query.listRewardProducts.ts'), [
    ...Array.from({ length: 8 }, () => reading),
    step('find-next-row'),
    step('fetch-found'),
  ]);
  return async (args: object, { isAdmin = false } = {}): Promise<ListedPage> => {
    const identity = { groups: isAdmin ? ['ADMINS'] : null, claims: { token_use: 'access' } };
    const context = {
      arguments: args,
      env: { PRODUCTS_TABLE: table },
      identity,
      info,
      request: {},
      source: null,
    };
    return (await run(context, utils)) as ListedPage;
  };
}
