import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, validate } from 'graphql';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createProduct,
  createRewardProduct,
  deleteProduct,
  deleteRewardProduct,
  updateProduct,
  updateRewardProduct,
} from './product-mutations';
import type { RewardProduct } from './reward-product';
import { catalogSchema } from './schema-fixture';

const sent = vi.hoisted(() => [] as { operation: string; variables: unknown }[]);

// In a browser, Amplify terminates the link chain; this link records its operations.
vi.mock('./catalog', () => ({
  catalog: new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName = '', variables }) => {
      sent.push({ operation: operationName, variables });
      const field = operationName.charAt(0).toLowerCase() + operationName.slice(1);
      return of({ data: { [field]: mug } });
    }),
  }),
}));

const mug: RewardProduct = {
  __typename: 'RewardProduct',
  id: 'mug',
  name: 'Jade Mug',
  description: null,
  terms: null,
  image: null,
  stock: 5,
  price: 10,
  featured: false,
  active: true,
  category: 'merch',
  openToOrders: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  revision: 7,
};

const { name, description, terms, price, stock } = mug;
const fields = {
  name,
  description,
  terms,
  price,
  stock,
  image: null,
  featured: false,
  active: true,
  category: 'merch' as const,
};

beforeEach(() => void sent.splice(0));

describe('product mutations', () => {
  it('send all fields of a new product under its generated id', async () => {
    expect(await createProduct('mug', fields)).toMatchObject({ id: 'mug', name: 'Jade Mug' });

    expect(sent).toEqual([
      { operation: 'CreateRewardProduct', variables: { input: { id: 'mug', ...fields } } },
    ]);
  });

  it('always send the expected revision', async () => {
    await updateProduct(mug, { price: 12.5 });
    await deleteProduct(mug);

    const expectedRevision = 7;
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input: { id: 'mug', price: 12.5, expectedRevision } },
      { input: { id: 'mug', expectedRevision } },
    ]);
  });

  it.each([
    ['create', createRewardProduct],
    ['update', updateRewardProduct],
    ['delete', deleteRewardProduct],
  ])('match the schema and select every field: %s', (_, document) => {
    const declared = catalogSchema.getType('RewardProduct')?.astNode;
    const fieldNames =
      declared?.kind === 'ObjectTypeDefinition' ? declared.fields?.map(({ name }) => name.value) : [];

    expect(validate(catalogSchema, document)).toEqual([]);
    expect(fieldNames).toContain('revision');
    expect(selectedFields(document)).toEqual(expect.arrayContaining(fieldNames ?? []));
  });
});

function selectedFields({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === 'FragmentDefinition'
      ? definition.selectionSet.selections.flatMap((each) => (each.kind === 'Field' ? each.name.value : []))
      : [],
  );
}
