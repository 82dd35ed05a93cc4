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

describe('an Apollo that keeps nothing', () => {
  it('asks again each time, and gives what it was answered', async () => {
    const { client, asked } = setup();

    const first = await client.query({ query: getPrize, variables: { id: 'mug' } });
    const second = await client.query({ query: getPrize, variables: { id: 'mug' } });

    expect(first.data).toEqual(prize(1));
    expect(second.data).toEqual(prize(2));
    expect(asked).toHaveLength(2);
  });

  it('asks for the type of everything, as Apollo does with its own cache', async () => {
    const { client, asked } = setup();

    await client.query({ query: getPrize, variables: { id: 'mug' } });

    expect(asked[0]).toContain('stock\n    __typename');
  });

  it('hands on what a subscription tells', async () => {
    const { client } = setup();

    const told = new Promise((resolve) => client.subscribe({ query: onPrize }).subscribe(resolve));

    await expect(told).resolves.toMatchObject({ data: prize(1) });
  });
});

function prize(stock: number) {
  return { getRewardProduct: { __typename: 'RewardProduct', id: 'mug', stock } };
}

function setup() {
  const asked: string[] = [];
  const link = new ApolloLink(({ query }) => {
    asked.push(print(query));
    return new Observable((observer) => {
      observer.next({ data: prize(asked.length) });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    cache: new KeepNothing(),
    link,
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
  return { client, asked };
}
