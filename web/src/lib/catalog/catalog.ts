import { ApolloClient } from '@apollo/client';
import { amplifyLink } from './amplify-link';
import { KeepNothing } from './keep-nothing';

/**
 * Apollo speaks GraphQL and keeps nothing: what a page knows of products stands in its list, which goes by revisions. Only routes
 * that show products load this.
 */
export const catalog = new ApolloClient({
  cache: new KeepNothing(),
  link: amplifyLink(),
  defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
});
