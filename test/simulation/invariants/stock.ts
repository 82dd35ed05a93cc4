import type { Change, Database } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';
import { type Invariant, assertInvariant } from './checks';
import { wasReversed } from './orders';

type Lines = readonly { readonly product: string; readonly quantity: number }[];

/** Checks that every piece is in stock, held or ordered, and that their sum is constant. */
export function stockInvariant({ tables }: Database): Invariant {
  const pieces = new Map<string, number>();
  return { committed, atEnd };

  function committed(changes: readonly Change[]): void {
    const stockChanges = new Map<string, number>();
    for (const { table, before, after } of changes) {
      if (table === 'products' && !before) pieces.set(after?.['id'] as string, after?.['stock'] as number);
      else if (table === 'products' || table === 'carts' || table === 'orders') {
        for (const [product, quantity] of piecesIn(table, after)) add(stockChanges, product, quantity);
        for (const [product, quantity] of piecesIn(table, before)) add(stockChanges, product, -quantity);
      }
      if (table === 'products')
        assertInvariant(
          (after?.['stock'] as number) >= 0,
          () => `the stock of ${String(after?.['id'])} fell below zero`,
        );
    }
    for (const [product, quantity] of stockChanges)
      assertInvariant(quantity === 0, () => `a commit created ${quantity} pieces of ${product}`);
  }

  function atEnd(): void {
    const counted = new Map<string, number>();
    for (const table of ['products', 'carts', 'orders'] as const)
      for (const item of tables[table].items())
        for (const [product, quantity] of piecesIn(table, item)) add(counted, product, quantity);
    for (const [product, quantity] of pieces)
      assertInvariant(
        counted.get(product) === quantity,
        () => `of ${quantity} pieces of ${product} there are ${counted.get(product)}`,
      );
  }
}

function piecesIn(table: Change['table'], item: Item | undefined): readonly (readonly [string, number])[] {
  if (!item) return [];
  if (table === 'products') return [[item['id'] as string, item['stock'] as number]];
  if (table === 'carts' && item['state'] !== 'held') return [];
  if (table === 'orders' && wasReversed(item)) return [];
  const lines = item[table === 'carts' ? 'reservedLines' : 'lines'] as Lines;
  return lines.map(({ product, quantity }) => [product, quantity]);
}

function add(counts: Map<string, number>, product: string, quantity: number): void {
  counts.set(product, (counts.get(product) ?? 0) + quantity);
}
