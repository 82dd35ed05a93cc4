import { createHash } from 'node:crypto';

/** Letters and digits, like AWS's own ids; deterministic for a logical id. */
export function stableId(logicalId: string, length: number): string {
  const digest = createHash('sha256').update(logicalId).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}

/** The same id for the same text, in the form of a random UUID. */
export function stableUuid(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
