import { findPackage } from '#domain/coins/packages';
import { isOpen, type Purchase, stateOf } from '#domain/coins/purchase';
import { coins } from '#domain/money/coin';
import { periods } from '#domain/play-limits/windows';
import { post } from '#domain/wallet/balances';
import { emptyWallet } from '#domain/wallet/wallet';
import { type SandboxCheckout, checkoutAt } from '#lambdas/coins/payments/sandbox/sandbox-checkout';
import type { World } from './world';

/**
 * Compares the provider's records with the booked purchases and coins, independently of the product's payment rules.
 *
 * @returns a line for each fault
 */
export async function faultsOf({ stores, memory, checkouts, now }: World): Promise<string[]> {
  const faults: string[] = [];
  const lines = stores.entries.map(({ transaction }) => transaction);
  const linesOf = (purchase: Purchase, kind: string) =>
    lines.filter(
      ({ player, detail }) =>
        player === purchase.player &&
        detail.kind === kind &&
        'purchase' in detail &&
        detail.purchase === purchase.id,
    );

  for (const purchase of memory.stored.values()) {
    const checkout = checkouts.stored.get(`${purchase.player} ${purchase.id}`);
    const checkoutState = checkout && checkoutAt(checkout, now());
    const fault = (text: string) => faults.push(`${purchase.id} (${stateOf(purchase)}): ${text}`);
    const credits = linesOf(purchase, 'purchase');
    const expected = checkoutState?.state === 'paid' ? 1 : 0;
    if (credits.length !== expected) fault(`was credited ${credits.length} times, paid ${expected}`);
    if (isOpen(purchase)) fault('is still open');
    if (expected === 0 && !['failed', 'expired'].includes(stateOf(purchase))) fault('was not paid');
    if (linesOf(purchase, 'purchase-begun').length !== 1) fault('was not begun exactly once');
    for (const { postings } of credits) {
      const gold = postings.find(({ account }) => account === 'player:gold')?.amount;
      if (gold !== findPackage(purchase.packageId)?.gold) fault(`credited ${gold} gold`);
    }
    checkMoneyBack(purchase, checkoutState, fault);
  }
  checkOffers();
  await checkWallets();
  return faults;

  function checkMoneyBack(
    purchase: Purchase,
    checkoutState: SandboxCheckout | undefined,
    fault: (text: string) => void,
  ): void {
    const refunds = linesOf(purchase, 'refund').map(({ detail }) => detail as { cents: number });
    const cents = refunds.reduce((total, refund) => total + refund.cents, 0);
    if (cents !== (checkoutState?.refundedCents ?? 0))
      fault(`refunded ${cents} cents instead of ${checkoutState?.refundedCents}`);
    const [dispute = null] = Object.values(purchase.disputes);
    if ((checkoutState?.dispute ?? null) !== dispute) fault(`the dispute is ${dispute}`);
  }

  function checkOffers(): void {
    const credited = lines.flatMap(({ player, detail }) =>
      detail.kind === 'purchase' && detail.packageId === 'first-999' ? [player] : [],
    );
    if (new Set(credited).size !== credited.length) faults.push('a player received the offer twice');
  }

  async function checkWallets(): Promise<void> {
    for (const coin of coins) {
      const total = lines
        .flatMap(({ postings }) => postings)
        .filter((posting) => posting.coin === coin)
        .reduce((sum, posting) => sum + posting.amount, 0);
      if (total !== 0) faults.push(`the ledger's ${coin} sums to ${total}`);
    }
    for (const player of new Set(lines.map((line) => line.player))) {
      const playerLines = lines.filter((line) => line.player === player);
      const open = (await stores.wallets.load(player))!;
      let { balances } = emptyWallet(player);
      for (const [index, { postings, sequence }] of playerLines.entries()) {
        balances = post(balances, postings);
        if (sequence !== index + 1) faults.push(`${player}: number ${sequence} is the ${index + 1}th`);
      }
      if (JSON.stringify(balances) !== JSON.stringify(open.wallet.balances))
        faults.push(`${player}: the balances differ from the ledger`);

      const purchases = [...memory.stored.values()].filter((each) => each.player === player);
      const bought = purchases
        .filter((each) => linesOf(each, 'purchase').length > 0)
        .reduce((sum, { priceCents }) => sum + priceCents, 0);
      const counted = open.play.windows[periods[2]].sums.purchasedCents;
      if (counted !== bought) faults.push(`${player}: ${counted} cents count this month of ${bought}`);

      const disputed = purchases.filter(({ disputes }) =>
        Object.values(disputes).some((status) => status === 'open' || status === 'lost'),
      );
      const hasDebt = playerLines.some(({ postings }) =>
        postings.some(({ account }) => account === 'house:receivables'),
      );
      const reasons = [...disputed.map(({ id }) => id), ...(hasDebt ? ['owed'] : [])].sort();
      if (JSON.stringify([...open.play.frozen].sort()) !== JSON.stringify(reasons))
        faults.push(`${player}: is frozen for ${open.play.frozen.join()} instead of ${reasons.join()}`);
    }
  }
}
