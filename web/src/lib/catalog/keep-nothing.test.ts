import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { describe, expect, it } from 'vitest';
import { KeepNothing } from './keep-nothing';

const getPrize = gql`
  query GetPrize($id: ID!) {
    getRewardProduct(id: $id) {
      id
      stock
    }
  }
`;
const onPrize = gql`
  subscription OnPrize {
    onUpdateRewardProduct {
      id
      stock
    }
  }
`;

describe('Apollo without a cache', () => {
  it('sends each query again, and returns its own answer', async () => {
    const { client, sentQueries } = setup();

    const first = await client.query({ query: getPrize, variables: { id: 'mug' } });
    const second = await client.query({ query: getPrize, variables: { id: 'mug' } });

    expect(first.data).toEqual(prize(1));
    expect(second.data).toEqual(prize(2));
    expect(sentQueries).toHaveLength(2);
  });

  it("requests the type name of everything, as with Apollo's own cache", async () => {
    const { client, sentQueries } = setup();

    await client.query({ query: getPrize, variables: { id: 'mug' } });

    expect(sentQueries[0]).toContain('stock\n    __typename');
  });

  it('forwards subscription messages', async () => {
    const { client } = setup();

    const message = new Promise((resolve) => client.subscribe({ query: onPrize }).subscribe(resolve));

    await expect(message).resolves.toMatchObject({ data: prize(1) });
  });
});

function prize(stock: number) {
  return { getRewardProduct: { __typename: 'RewardProduct', id: 'mug', stock } };
}

function setup() {
  const sentQueries: string[] = [];
  const link = new ApolloLink(({ query }) => {
    sentQueries.push(print(query));
    return new Observable((observer) => {
      observer.next({ data: prize(sentQueries.length) });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new KeepNothing(),
    link,
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
  return { client, sentQueries };
}
