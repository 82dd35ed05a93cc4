/** A correction of an order by an admin. */
export interface OrderCorrectedEvent {
  readonly kind: 'order-corrected';
  readonly order: string;
  readonly what: 'address' | 'gift-code';
}

/** The part of an order that is read here; instants are strings in a stream record. */
export interface CorrectableOrder {
  readonly id: string;
  readonly corrections?: readonly { readonly at: string }[];
  readonly codes: readonly { readonly replaced?: { readonly times: number; readonly at: string } }[];
}

/** A correction with what identifies it within its order. */
export interface OrderCorrection {
  readonly name: string;
  readonly at: string;
  readonly noticeEvent: OrderCorrectedEvent;
}

/** The corrections between two states of an order: of its address, and of each code that was replaced. */
export function orderCorrections(
  { id: order, corrections = [], codes }: CorrectableOrder,
  before: Pick<CorrectableOrder, 'corrections' | 'codes'> | undefined,
): OrderCorrection[] {
  const known = before?.corrections?.length ?? 0;
  const last = corrections.at(-1);
  return [
    ...(last && corrections.length > known
      ? [correction(order, 'address', `address ${corrections.length}`, last.at)]
      : []),
    ...codes.flatMap(({ replaced }, index) =>
      replaced && replaced.times > (before?.codes[index]?.replaced?.times ?? 0)
        ? [correction(order, 'gift-code', `code ${index} ${replaced.times}`, replaced.at)]
        : [],
    ),
  ];
}

function correction(
  order: string,
  what: OrderCorrectedEvent['what'],
  name: string,
  at: string,
): OrderCorrection {
  return { name, at, noticeEvent: { kind: 'order-corrected', order, what } };
}

/** Title and text of the notice. */
export function describeOrderCorrection({ what }: OrderCorrectedEvent): { title: string; text: string } {
  return what === 'address'
    ? {
        title: 'We corrected the address of your order',
        text: 'The order page shows where we will ship it. Contact us right away if this address is wrong.',
      }
    : {
        title: 'We replaced a gift code of your order',
        text: 'The earlier code no longer works. You can view the new one on the order page.',
      };
}
