import { ApolloClient, InMemoryCache } from '@apollo/client';
import { amplifyLink } from './amplify-link';

/**
 * Apollo speaks GraphQL and keeps nothing: what a page knows of products stands in its list, which goes by revisions. Only routes
 * that show products load this.
 */
export const catalog = new ApolloClient({
  cache: new InMemoryCache(),
  link: amplifyLink(),
  defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
});
