import * as z from 'zod/mini';
import { stepFields, trackingNumberMessage } from '#contracts/orders/fields';

/** Tracking numbers as they were pasted, by order, and the lines that could not be read. */
export interface TrackingLines {
  readonly found: ReadonlyMap<string, string>;
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

/** Returns the lines to fill in: the number of each order, and room for its tracking number. */
export function emptyLines(orders: readonly { readonly id: string }[]): string {
  return orders.map(({ id }) => `${id}, `).join('\n');
}

/**
 * Reads an order number and a tracking number from each line, separated by a comma, a semicolon or a tab, as a spreadsheet pastes them. An
 * order without a tracking number is left out.
 *
 * @param ids  numbers of the selected orders
 */
export function readTrackingLines(text: string, ids: ReadonlySet<string>): TrackingLines {
  const found = new Map<string, string>();
  const faults: { line: number; message: string }[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [id = '', ...rest] = line.split(/[,;\t]/).map((part) => part.trim());
    const tracking = rest.join(' ').trim();
    if (id === '' || tracking === '') continue;
    const message = faultOf(id, tracking, { ids, found });
    if (message === null) found.set(id, tracking);
    else faults.push({ line: index + 1, message });
  }
  return { found, faults };
}

function faultOf(
  id: string,
  tracking: string,
  { ids, found }: { ids: ReadonlySet<string>; found: ReadonlyMap<string, string> },
): string | null {
  if (!ids.has(id)) return `${id} is not a selected order that can be shipped.`;
  if (found.has(id)) return `${id} has a tracking number already.`;
  const isPossible = z.safeParse(stepFields.trackingNumber, tracking).success;
  return isPossible ? null : trackingNumberMessage;
}
