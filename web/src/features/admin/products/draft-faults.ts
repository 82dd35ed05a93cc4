import { longestTexts } from '#domain/rewards/product-bounds';
import { nameFault, picturesFault, priceFault, stockFault, textFault } from '#domain/rewards/product-faults';
import type { FieldFault } from '#web/lib/catalog/graphql-refusal';
import type { Draft } from './draft';

/** Returns every fault of a form, by the rules that the resolver refuses by. */
export function faultsIn({ name, description, terms, stock, price, image }: Draft): FieldFault[] {
  const faults: [string, string | null][] = [
    ['name', nameFault(name)],
    ['description', textFault(description, longestTexts.description)],
    ['terms', textFault(terms, longestTexts.terms)],
    ['stock', stockFault(typedNumber(stock, /^\d+$/))],
    ['price', typedPriceFault(price)],
    ['image', picturesFault(image.length)],
  ];
  return faults.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** Returns why a typed price is none that a product may have. */
export function typedPriceFault(price: string): string | null {
  return priceFault(typedNumber(price, /^\d*\.?\d+$/));
}

/** Reads a typed number; NaN for what is written in another way, such as `1e3`. */
function typedNumber(typed: string, pattern: RegExp): number {
  const trimmed = typed.trim();
  return pattern.test(trimmed) ? Number(trimmed) : NaN;
}
