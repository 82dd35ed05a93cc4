import { keep, readKept } from './stored';

const key = 'jade-harbour.device';

/**
 * A number by chance that this device keeps, also when its player signs out: of free entries there is one a day for a device. Where
 * storage is forbidden it lasts for one use.
 */
export function deviceNumber(): string {
  const kept = readKept(key);
  if (kept !== null && /^[\w-]{16,64}$/.test(kept)) return kept;
  const made = crypto.randomUUID();
  keep(key, made);
  return made;
}
