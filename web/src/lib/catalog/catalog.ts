import { ApolloClient } from '@apollo/client';
import { onPlayerChange } from '../session/session-end';
import { amplifyLink } from './amplify-link';
import { ProductCache } from './product-cache';

/** Products that this page knows. */
export const products = new ProductCache();

/**
 * Apollo client over Amplify. Loads and mutations only return their answer, and what a page shows of it goes into the cache: an export or an
 * import would fill it. Only routes that show products or follow changes of a player load this.
 */
export const catalog = new ApolloClient({
  cache: products,
  link: amplifyLink(),
  // What missed a change must be read again, even while the same is being read.
  queryDeduplication: false,
  defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
});

// Players see other products than admins do.
onPlayerChange(() => void catalog.clearStore());
