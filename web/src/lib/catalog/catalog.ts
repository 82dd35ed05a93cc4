import { ApolloClient, InMemoryCache } from '@apollo/client';
import { amplifyLink } from './amplify-link';

/** Products as last seen; only routes that show products load this. */
export const catalog = new ApolloClient({
  cache: new InMemoryCache(),
  link: amplifyLink(),
});
