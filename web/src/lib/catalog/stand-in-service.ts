import { ApolloLink, Observable } from '@apollo/client';
import type { ProductPage } from './product-page';
import type { ListVariables, RewardProduct } from './reward-product';

/** A query or mutation that waits for its answer. */
interface Question {
  readonly name: string;
  readonly variables: ListVariables & { readonly id?: string };
  readonly answer: (data: object) => Promise<void>;
  readonly fail: (failure: Error) => Promise<void>;
}

interface Stream {
  readonly next: (message: { data: object }) => void;
  readonly error: (failure: Error) => void;
}

/** What tests have not answered yet, oldest first, and the open subscriptions by operation. */
export const questions: Question[] = [];
export const streams = new Map<string, Stream>();

/** Takes the place of Amplify in tests: they answer each operation, and publish each change. */
export const standInLink = new ApolloLink(({ operationName: name = '', operationType, variables }) => {
  return new Observable((observer) => {
    if (String(operationType) === 'subscription') {
      streams.set(name, observer);
      return () => void streams.delete(name);
    }
    const settle = (act: () => void) => {
      act();
      return settled();
    };
    const question: Question = {
      name,
      variables,
      answer: (data) => settle(() => (observer.next({ data }), observer.complete())),
      fail: (failure) => settle(() => observer.error(failure)),
    };
    questions.push(question);
    return undefined;
  });
});

/** The answer to a list query. */
export function pageData(products: readonly RewardProduct[], page: Partial<ProductPage> = {}) {
  return {
    listRewardProducts: {
      __typename: 'ModelRewardProductConnection',
      items: products,
      nextToken: page.nextToken ?? null,
      totalCount: page.total ?? null,
    },
  };
}

/** Publishes a change to the open subscription. */
export function publish(change: 'Create' | 'Update' | 'Delete' | 'Withdraw', item: object): Promise<void> {
  streams.get(`On${change}RewardProduct`)?.next({ data: { [`on${change}RewardProduct`]: item } });
  return settled();
}

/** Lets promises and Apollo's notifications pass. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
