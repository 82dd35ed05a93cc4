import type { Amount } from '#domain/money/coin';
import { type AddressCorrection, type Order, type OrderStep, statusOf } from '#domain/rewards/order';
import type { OrderCode, ReplacedCode } from '#domain/rewards/order-code';
import { worthOfLines } from '#domain/rewards/order-line';

/** An item of the `orders` table. Timestamps are ISO strings. The oldest orders have neither revision nor codes. */
export interface OrderItem extends Omit<
  Order,
  'placedAt' | 'timeline' | 'codes' | 'revision' | 'corrections'
> {
  readonly revision?: number;
  /** Worth of the order; present only when prizes raise it above the total. */
  readonly worth?: Amount;
  readonly placedAt: string;
  /** Status of the last step, the partition key of the index. */
  readonly status: OrderStep['status'];
  readonly timeline: readonly (Omit<OrderStep, 'at'> & { readonly at: string })[];
  readonly codes?: readonly (Omit<OrderCode, 'givenAt' | 'firstShownAt' | 'replaced'> & {
    readonly givenAt: string;
    readonly firstShownAt: string | null;
    readonly replaced?: Omit<ReplacedCode, 'at'> & { readonly at: string };
  })[];
  readonly corrections?: readonly (Omit<AddressCorrection, 'at'> & { readonly at: string })[];
}

export function toItem({ placedAt, timeline, codes, corrections, ...order }: Order) {
  const worth = worthOfLines(order.lines);
  return {
    ...order,
    ...(worth > order.total && { worth }),
    address: order.address && withoutUndefined(order.address),
    placedAt: placedAt.toISOString(),
    status: statusOf({ timeline }),
    timeline: timeline.map((step) => ({ ...step, at: step.at.toISOString() })),
    codes: codes.map((code) => ({
      ...code,
      givenAt: code.givenAt.toISOString(),
      firstShownAt: code.firstShownAt?.toISOString() ?? null,
      ...(code.replaced && { replaced: { ...code.replaced, at: code.replaced.at.toISOString() } }),
    })),
    ...(corrections && { corrections: corrections.map((each) => ({ ...each, at: each.at.toISOString() })) }),
  };
}

export function fromItem({
  placedAt,
  status: _status,
  worth: _worth,
  timeline,
  codes = [],
  corrections,
  ...order
}: OrderItem): Order {
  return {
    ...order,
    revision: order.revision ?? 0,
    placedAt: new Date(placedAt),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
    codes: codes.map(({ replaced, ...code }) => ({
      ...code,
      givenAt: new Date(code.givenAt),
      firstShownAt: code.firstShownAt === null ? null : new Date(code.firstShownAt),
      ...(replaced && { replaced: { ...replaced, at: new Date(replaced.at) } }),
    })),
    ...(corrections && { corrections: corrections.map((each) => ({ ...each, at: new Date(each.at) })) }),
  };
}

/** Drops undefined values, which the DynamoDB client rejects. */
function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
