import { amount, negate } from '#domain/money/coin';
import { isClosed } from '#domain/player/deletion';
import type { Draw } from '#domain/rewards/draws/draw';
import type { AdjustmentDetail } from '#domain/wallet/adjustment';
import { type Posting, transfer } from '#domain/wallet/posting';
import { record } from '#domain/wallet/wallet';
import type { Entries, EntryStore } from '#stores/entry-store';
import { Outage } from '../outcome/outage';
import { isRefusal } from '../outcome/refusal';
import { loadOpened } from '../wallet/open-wallet';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '../wallet/settle-once';

export interface RefundEntriesDependencies extends Omit<SettleOnceDependencies, 'loadOrOpen'> {
  readonly entries: EntryStore;
  readonly now: () => Date;
}

const house = 'house:redemptions';

/**
 * Gives everybody who entered a cancelled draw back what their entries cost, each once: the draw and the number of the first entry are
 * the key. Nothing that bounds play stands in the way; of a closed account the house keeps the coins.
 */
export async function refundEntries(dependencies: RefundEntriesDependencies, draw: Draw): Promise<void> {
  for await (const page of dependencies.entries.all(draw.id))
    for (const entries of page) await refund(dependencies, draw, entries);
}

async function refund(
  dependencies: RefundEntriesDependencies,
  { id, productName, cancellation }: Draw,
  { player, first, quantity, price }: Entries,
): Promise<void> {
  if (!cancellation) throw new Error(`${id} is not cancelled`);
  const { reason, actor } = cancellation;
  const settled = await settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(dependencies.wallets) },
    {
      player,
      operation: { name: 'refund-entries', key: `${id} ${first}`, input: {} },
      read: nothingElse,
      decide({ wallet, play }, transaction) {
        const detail: AdjustmentDetail = {
          ...{ kind: 'adjustment', actor },
          reason: `The draw of ${productName} was cancelled: ${reason}`,
        };
        const postings = paidBack(price * quantity, isClosed(play.deletion));
        return record(wallet, { id: transaction, at: dependencies.now(), postings, detail });
      },
    },
  );
  if (isRefusal(settled)) throw new Outage(`Entry ${first} of ${id} was not paid back: ${settled.code}`);
}

function paidBack(cost: number, isAccountClosed: boolean): Posting[] {
  if (!isAccountClosed) return transfer({ player: 'player:sweeps-redeemable', house, amount: amount(cost) });
  return [
    { account: 'house:closures', coin: 'sweeps', amount: amount(cost) },
    { account: house, coin: 'sweeps', amount: negate(amount(cost)) },
  ];
}
