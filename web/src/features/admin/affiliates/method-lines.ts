import type { PostAnswer } from '#web/lib/api/play-fab-ops-types';

type Method = PostAnswer<'/admin/affiliates/{affiliate}/payout-method/views'>['method'];

/** A payout method in full, by lines. */
export function methodLines(method: Method): string[] {
  if (method.kind === 'paypal') return [`PayPal ${method.email}`];
  const { name, line1, line2, city, state, postalCode } = method.address;
  return [name, line1, ...(line2 === undefined ? [] : [line2]), `${city}, ${state} ${postalCode}`];
}
