import { inject } from 'vitest';
import { readWhenDone } from '../pending-file';

interface Product {
  readonly siteUrl: string;
  readonly cloneFolder: string;
}

/**
 * The product that `npm start -- --built` runs in a fresh clone, once it is ready: its address, and the folder of the clone with its
 * packages installed.
 */
export const { siteUrl, cloneFolder } = await readWhenDone<Product>(inject('productFile'));
