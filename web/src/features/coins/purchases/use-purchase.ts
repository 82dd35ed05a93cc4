import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useBalances } from '#web/lib/live/balances';
import type { PurchaseView } from '../coins-views';
import { cancelPurchase } from './cancel-purchase';
import { celebrateOnce } from './celebrated';
import { followPurchase } from './follow-purchase';
import { purchaseReader } from './purchase-reader';

interface Seen {
  readonly id: string;
  readonly purchase: PurchaseView | null;
  /** Whether its coins have just arrived, for the first time on this device. */
  readonly hasArrived: boolean;
  readonly failure: unknown;
}

/**
 * Follows a purchase until it is final; a balance change triggers a read. Each purchase needs a component of its own.
 *
 * @param isLeft   whether the player left the payment page, so that the purchase is canceled first
 * @param onMoved  called with every state, including the first
 * @returns the newest purchase and the failure of the last read
 */
export function usePurchase(
  id: string,
  { isLeft, onMoved }: { isLeft: boolean; onMoved: () => void },
): Seen & { readNow: () => void } {
  const [seen, setSeen] = useState<Seen>({ id, ...unseen });
  const [read] = useState(() =>
    purchaseReader(isLeft, {
      read: async () => (await playFabOps.get('/coins/purchases/{id}', { path: { id } })).purchase,
      cancel: () => cancelPurchase(id),
    }),
  );
  const follower = useRef<{ readNow: () => void }>(null);
  const balances = useBalances();
  // A change of the address makes a new callback, which is no reason to read the purchase again.
  const moved = useEffectEvent(onMoved);

  useEffect(() => {
    let state: PurchaseView['state'] | null = null;
    const following = followPurchase({
      read,
      onRead: (purchase) => {
        const hasArrived = purchase.state === 'credited' && celebrateOnce(id);
        setSeen((last) => ({ id, purchase, hasArrived: hasArrived || last.hasArrived, failure: null }));
        if (purchase.state !== state) moved();
        state = purchase.state;
      },
      onFailure: (failure) => setSeen((last) => ({ ...last, failure })),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    });
    follower.current = following;
    return following.stop;
  }, [id, read]);

  useEffect(() => follower.current?.readNow(), [balances]);

  return { ...seen, readNow: () => follower.current?.readNow() };
}

const unseen = { purchase: null, hasArrived: false, failure: null };
