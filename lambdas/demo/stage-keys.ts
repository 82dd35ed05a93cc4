import { createHash } from 'node:crypto';
import type { Item } from '#lambdas/in-memory/item';
import type { TableName } from '#lambdas/in-memory/schema';
import type { InMemoryTables } from '#lambdas/in-memory/tables';

/** Keys that a stage creates at their first use: in the history they follow from the seed, so that every run hashes alike. */
const keys = [
  ['players', { player: '#mailbox-key' }],
  ['traits', { trait: '#key' }],
  ['free-entries', { player: '#address-key', id: 'key' }],
] as const;

const paymentSecret = { player: 'sandbox', id: 'signing-secret' } as const;

/** Writes the keys of the history into its empty tables. */
export function fixStageKeys(tables: InMemoryTables, seed: string): void {
  for (const [table, key] of keys)
    tables.put(table, { ...key, key: createHash('sha256').update(`${seed} ${table}`).digest('base64') });
  tables.put('purchases', { ...paymentSecret, secret: seed, revision: 1 });
}

/** Whether an item is a key of the history, or was hashed with one: a stage has its own keys and cannot read it. */
export function isOfStageKey(table: TableName, item: Item): boolean {
  if (table === 'traits') return true;
  const owner = String(item['player'] ?? '');
  return owner.startsWith('#') || owner.startsWith('mailbox#') || owner === paymentSecret.player;
}
