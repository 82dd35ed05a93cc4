import type { PlayerAction } from './ledgers';

/** Current commission of a purchase, and whether it is final. */
interface PurchaseCommission {
  cents: number;
  isFinal: boolean;
}

/**
 * Independent calculation of commissions by the term sheet: three tenths of a payment less 2.9 % and 30 cents, less three tenths of
 * refunds and redemptions; a refused refund and an undone order give their share back. Nothing for purchases (and their refunds) from California or during a
 * suspension. A reversal removes the rest of a purchase, once.
 */
export function createOracle() {
  const commissions = new Map<string, PurchaseCommission>();
  const counts = { earned: 0, signUps: 0, buyers: new Set<string>(), paid: 0, refunded: 0, redeemed: 0 };

  return { counts, apply, reverse };

  /**
   * @param context.state  state of the player when the action was projected
   * @param context.isSuspended  whether the affiliate was suspended at the time of the action
   */
  function apply(
    player: string,
    action: PlayerAction,
    context: { state: string | null; isSuspended: boolean },
  ): void {
    if (action.kind === 'bound') counts.signUps += 1;
    else if (action.kind === 'bought') buy(player, action, context.state === 'CA' || context.isSuspended);
    else if (action.kind === 'refunded') refund(player, action);
    else if (action.kind === 'restored') refund(player, { ...action, cents: -action.cents });
    else {
      const redeemed = action.kind === 'redeemed' ? action.cents : -action.cents;
      counts.redeemed += redeemed;
      counts.earned -= Math.sign(redeemed) * threeTenths(action.cents);
    }
  }

  /** @returns whether anything was left to reverse */
  function reverse(player: string, purchase: string): boolean {
    const commission = commissions.get(`${player} ${purchase}`);
    if (!commission || commission.isFinal || commission.cents <= 0) return false;
    counts.earned -= commission.cents;
    commissions.set(`${player} ${purchase}`, { cents: 0, isFinal: true });
    return true;
  }

  function buy(
    player: string,
    { purchase, cents }: Extract<PlayerAction, { purchase: string }>,
    isExcluded: boolean,
  ) {
    const fee = Math.min(cents, Math.floor((cents * 29) / 1_000) + 30);
    const commission = { cents: isExcluded ? 0 : threeTenths(cents - fee), isFinal: isExcluded };
    commissions.set(`${player} ${purchase}`, commission);
    counts.buyers.add(player);
    counts.paid += cents;
    counts.earned += commission.cents;
  }

  function refund(
    player: string,
    { purchase, cents }: Omit<Extract<PlayerAction, { purchase: string }>, 'kind'>,
  ) {
    const commission = commissions.get(`${player} ${purchase}`);
    // Bought before the player was bound.
    if (!commission) return;
    counts.refunded += cents;
    if (commission.isFinal) return;
    const taken = Math.sign(cents) * threeTenths(Math.abs(cents));
    commission.cents -= taken;
    counts.earned -= taken;
  }
}

function threeTenths(cents: number): number {
  return Math.floor((cents * 3) / 10);
}
