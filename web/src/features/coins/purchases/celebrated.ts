import { keptIds } from '#web/lib/storage/stored-ids';

const mostKept = 20;
const celebrated = keptIds('jade-harbour.celebrated');

/** Returns whether the credit of a purchase is still to be celebrated on this device: once, and never again after a reload. */
export function celebrateOnce(purchase: string): boolean {
  if (celebrated.read().includes(purchase)) return false;
  celebrated.change((ids) => [purchase, ...ids].slice(0, mostKept));
  return true;
}
