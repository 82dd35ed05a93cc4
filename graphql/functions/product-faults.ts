import { util } from '@aws-appsync/utils';
import { longestTexts, pictureKeyPattern, productIdPattern } from '#domain/rewards/product-bounds';
import { nameFault, picturesFault, priceFault, stockFault, textFault } from '#domain/rewards/product-faults';
import type { ProductInput } from './product';

/** A field that cannot be stored as given, with a message for the admin who entered it. */
interface Fault {
  readonly field: string;
  readonly message: string;
}

/**
 * Refuses input that no product may have, naming every field at fault; fields that are absent are not checked.
 *
 * @param newId  id of a product that is about to be created
 */
export function refuseFaults(input: ProductInput, newId?: string): void {
  const { name, description, terms, stock, price, image } = input;
  const faults = [
    ...faultsOf('id', newId === undefined ? null : idFault(newId)),
    ...faultsOf('name', name === undefined ? null : nameFault(name ?? '')),
    ...faultsOf('description', textFault(description ?? '', longestTexts.description)),
    ...faultsOf('terms', textFault(terms ?? '', longestTexts.terms)),
    ...faultsOf('stock', stock === undefined ? null : stockFault(stock ?? -1)),
    ...faultsOf('price', price === undefined ? null : priceFault(price ?? 0)),
    ...faultsOf('image', imageFault(image ?? [])),
  ];
  if (faults.length === 0) return;
  util.error('Some fields are not valid.', 'products/invalid', null, { faults });
}

function faultsOf(field: string, message: string | null): Fault[] {
  return message === null ? [] : [{ field, message }];
}

function idFault(id: string): string | null {
  return util.matches(productIdPattern, id)
    ? null
    : 'Use 1 to 128 letters (a-z, A-Z), digits, dots, dashes, or underscores. Start with a letter or digit.';
}

function imageFault(keys: readonly (string | null)[]): string | null {
  const fault = picturesFault(keys.length);
  if (fault !== null) return fault;
  for (const key of keys) {
    if (key === null || !util.matches(pictureKeyPattern, key))
      return 'Use only pictures that were uploaded for products.';
  }
  return null;
}
