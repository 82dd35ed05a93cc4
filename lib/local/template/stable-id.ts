import { createHash } from 'node:crypto';

/** Letters and digits, like AWS's own ids; deterministic for a logical id. */
export function stableId(logicalId: string, length: number): string {
  const digest = createHash('sha256').update(logicalId).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}
