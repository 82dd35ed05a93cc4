import { ApolloClient } from '@apollo/client';
import { amplifyLink } from './amplify-link';
import { KeepNothing } from './keep-nothing';

/**
 * Apollo client without a cache: the product list of a page holds its own state, ordered by revisions. Only routes that show products load
 * this.
 */
export const catalog = new ApolloClient({
  cache: new KeepNothing(),
  link: amplifyLink(),
  defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
});
