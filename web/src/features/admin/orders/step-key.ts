import type { AdminOrder } from '#contracts/orders/admin-routes';

/**
 * Makes the idempotency key of a step from the order and the input, so that a repeat in a form or a selection that was closed and opened
 * again is the same request.
 */
export async function stepKeyOf(order: Pick<AdminOrder, 'timeline'>, body: object): Promise<string> {
  return `${order.timeline.length}-${await digestOf(JSON.stringify(body))}`;
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
