import { atomicUpdate, type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAll, ifEqual, ifPresent, type WriteCondition } from '#lambdas/runtime/aws/conditions';
import type { Change } from '#lambdas/runtime/aws/updates';
import {
  codeId,
  type CodeView,
  type OrderName,
  patternsPartition,
  poolsPartition,
  type SealedCode,
  type WaitingOrder,
  waitingPartition,
} from './gift-code-items';

/** The order that holds a code, and the time of a change. */
interface Holding {
  readonly order: OrderName;
  readonly at: Date;
}

/** Writes to pools of gift codes, each part of a transaction. */
export interface GiftCodeWrites {
  /** Sets the pattern of a product's codes; null removes it. */
  setPattern(product: string, pattern: string | null): AtomicWrite;
  /** Records that a product has a pool. */
  openPool(product: string): AtomicWrite;
  /** Adds a code that is not in its pool yet. */
  add(code: SealedCode): AtomicWrite;
  /** Takes a free code. */
  take(product: string, code: string, order: OrderName): AtomicWrite;
  /** Returns a code that this order has. */
  giveBack(product: string, code: string, order: OrderName): AtomicWrite;
  /** Voids a free code. */
  voidFree(product: string, code: string, at: Date): AtomicWrite;
  /** Voids a code that this order has. */
  voidTaken(product: string, code: string, from: Holding): AtomicWrite;
  /** Records how many codes an order waits for; 0 ends the wait. */
  wait(waiting: WaitingOrder): AtomicWrite;
  /** Records a view of a code; the same view is never written twice. */
  view(view: CodeView): AtomicWrite;
  /** Marks a code that this order has as viewed. */
  markViewed(product: string, code: string, first: Holding): AtomicWrite;
}

/** Creates the writes; none is sent to DynamoDB here. */
export function giftCodeWrites(table: string): GiftCodeWrites {
  return { setPattern, openPool, add, take, giveBack, voidFree, voidTaken, wait, view, markViewed };

  function setPattern(product: string, pattern: string | null): AtomicWrite {
    const key = { pool: patternsPartition, id: product };
    return atomicWrite(
      `pattern of ${product}`,
      pattern === null
        ? { Delete: { TableName: table, Key: key } }
        : { Put: { TableName: table, Item: { ...key, pattern } } },
    );
  }

  function openPool(product: string): AtomicWrite {
    return atomicWrite(`pool ${product}`, {
      Put: { TableName: table, Item: { pool: poolsPartition, id: product } },
    });
  }

  function add({ product, code, sealed, addedAt, request }: SealedCode): AtomicWrite {
    return putNew(table, `code ${code}`, {
      pool: product,
      id: codeId(code),
      left: product,
      sealed,
      addedAt: addedAt.toISOString(),
      request,
    });
  }

  function take(product: string, code: string, { player, order }: OrderName): AtomicWrite {
    return changeCode(product, code, { set: { player, order }, remove: ['left'], when: ifPresent('left') });
  }

  function giveBack(product: string, code: string, order: OrderName): AtomicWrite {
    return changeCode(product, code, {
      set: { left: product },
      remove: ['player', 'order'],
      when: ifHeldBy(order),
    });
  }

  function voidFree(product: string, code: string, at: Date): AtomicWrite {
    return changeCode(product, code, {
      set: { voidedAt: at.toISOString() },
      remove: ['left'],
      when: ifPresent('left'),
    });
  }

  function voidTaken(product: string, code: string, { order, at }: Holding): AtomicWrite {
    return changeCode(product, code, {
      set: { voidedAt: at.toISOString() },
      remove: ['player', 'order'],
      when: ifHeldBy(order),
    });
  }

  function wait({ product, player, order, quantity }: WaitingOrder): AtomicWrite {
    // An order's id begins with its time, so that the longest wait of a product sorts first.
    const key = { pool: waitingPartition, id: `${product}#${order}#${player}` };
    return atomicWrite(
      `wait of ${order}`,
      quantity > 0
        ? { Put: { TableName: table, Item: { ...key, product, player, order, quantity } } }
        : { Delete: { TableName: table, Key: key } },
    );
  }

  function view({ product, code, player, order, at, view: number }: CodeView): AtomicWrite {
    return putNew(table, `view ${number} of ${code}`, {
      pool: product,
      id: `view#${code}#${String(number).padStart(6, '0')}`,
      player,
      order,
      at: at.toISOString(),
    });
  }

  function markViewed(product: string, code: string, { order, at }: Holding): AtomicWrite {
    return changeCode(product, code, { set: { viewedAt: at.toISOString() }, when: ifHeldBy(order) });
  }

  function changeCode(product: string, code: string, change: Change): AtomicWrite {
    return atomicUpdate(table, `code ${code}`, { pool: product, id: codeId(code) }, change);
  }
}

function ifHeldBy({ player, order }: OrderName): WriteCondition {
  return ifAll(ifEqual('player', player), ifEqual('order', order));
}
