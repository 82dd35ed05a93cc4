import { keep, readKept } from './stored';

const key = 'jade-harbour.device';

/**
 * A random number of this device that survives a sign-out: free entries are limited to one a day for each device. Where storage is
 * forbidden, it lasts for one use.
 */
export function deviceNumber(): string {
  const kept = readKept(key);
  if (kept !== null && /^[\w-]{16,64}$/.test(kept)) return kept;
  const made = crypto.randomUUID();
  keep(key, made);
  return made;
}
