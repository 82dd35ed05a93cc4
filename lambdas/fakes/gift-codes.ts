import {
  type CodeView,
  type OrderName,
  type SealedCode,
  type WaitingOrder,
  waitingPartition,
} from '#lambdas/gift-codes/stores/gift-code-items';
import { createGiftCodeStore, type GiftCodeStore } from '#lambdas/gift-codes/stores/gift-code-store';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Gift codes on fake tables. */
export interface FakeGiftCodes {
  readonly giftCodes: GiftCodeStore;
  readonly stored: {
    /** By product and fingerprint, as in `film 9f86…`. */
    readonly codes: Records<SealedCode & { readonly of: OrderName | null }>;
    readonly waiting: Records<WaitingOrder>;
    readonly views: Records<CodeView>;
  };
}

const table = 'gift-codes';

/** Every attribute of the table's items, which differ by the prefix of their ids. */
interface GiftCodeItem extends Omit<SealedCode, 'addedAt'>, Omit<CodeView, 'at'>, WaitingOrder {
  readonly pool: string;
  readonly id: string;
  readonly addedAt: string;
  readonly at: string;
}

export function createFakeGiftCodes(tables = createFakeTables()): FakeGiftCodes {
  const keyOf = ({ pool, id }: GiftCodeItem) => `${pool} ${id.split('#')[1] ?? ''}`;
  const records = <Value>(
    isOne: (item: GiftCodeItem) => boolean,
    fromItem: (item: GiftCodeItem) => Value,
    toItem?: (value: Value) => object,
  ) => recordsIn<Value, GiftCodeItem>(tables, { table, isOne, keyOf, fromItem, ...(toItem && { toItem }) });
  return {
    giftCodes: createGiftCodeStore(tables.client, table),
    stored: {
      codes: records(
        ({ id }) => id.startsWith('code#'),
        ({ pool, id, sealed, addedAt, request, player, order }) => ({
          product: pool,
          code: id.slice('code#'.length),
          sealed,
          addedAt: new Date(addedAt),
          request,
          of: order === undefined ? null : { player, order },
        }),
      ),
      waiting: records(
        ({ pool }) => pool === waitingPartition,
        ({ product, player, order, quantity }) => ({ product, player, order, quantity }),
        (waiting) => ({
          ...waiting,
          pool: waitingPartition,
          id: `${waiting.product}#${waiting.order}#${waiting.player}`,
        }),
      ),
      views: records(
        ({ id }) => id.startsWith('view#'),
        ({ pool, id, player, order, at }) => {
          const [, code = '', view] = id.split('#');
          return { product: pool, code, view: Number(view), player, order, at: new Date(at) };
        },
      ),
    },
  };
}
