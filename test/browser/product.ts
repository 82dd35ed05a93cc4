import { inject } from 'vitest';
import { readWhenDone } from '../pending-file';

interface Product {
  readonly siteUrl: string;
  readonly cloneFolder: string;
}

/**
 * URL of the product that runs with `npm start -- --built` in a fresh clone, and the folder of the clone with installed packages. Waits
 * until the product is ready.
 */
export const { siteUrl, cloneFolder } = await readWhenDone<Product>(inject('productFile'));
