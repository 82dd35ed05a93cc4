import { createHash } from 'node:crypto';

/**
 * The id of an entry: by the time of the act, and by what was asked for, so that a repeat at the same instant is the same entry.
 *
 * @param asked  what tells the request from all others: who asked for what under which key
 */
export function auditId(at: Date, asked: string): string {
  return `${at.toISOString()}#${createHash('sha256').update(asked).digest('base64url').slice(0, 22)}`;
}
