import type { Deed } from './ledgers';

/** Current commission of a purchase, and whether it is final. */
interface Worth {
  cents: number;
  isSealed: boolean;
}

/**
 * Independent calculation of commissions by the term sheet: three tenths of a payment less 2.9 % and 30 cents, less three tenths of
 * refunds and redemptions; a refused refund and an undone order give their share back. Nothing for purchases (and their refunds) from California or during a
 * suspension. A reversal removes the rest of a purchase, once.
 */
export function createOracle() {
  const worths = new Map<string, Worth>();
  const counts = { earned: 0, signUps: 0, buyers: new Set<string>(), paid: 0, refunded: 0, redeemed: 0 };

  return { counts, learn, takeBack };

  /**
   * @param context.state  state of the player when the action was projected
   * @param context.isSuspended  whether the affiliate was suspended at the time of the action
   */
  function learn(player: string, deed: Deed, context: { state: string | null; isSuspended: boolean }): void {
    if (deed.kind === 'came') counts.signUps += 1;
    else if (deed.kind === 'bought') buy(player, deed, context.state === 'CA' || context.isSuspended);
    else if (deed.kind === 'refunded') refund(player, deed);
    else if (deed.kind === 'restored') refund(player, { ...deed, cents: -deed.cents });
    else {
      const redeemed = deed.kind === 'redeemed' ? deed.cents : -deed.cents;
      counts.redeemed += redeemed;
      counts.earned -= Math.sign(redeemed) * threeTenths(deed.cents);
    }
  }

  /** @returns whether anything was left to reverse */
  function takeBack(player: string, purchase: string): boolean {
    const worth = worths.get(`${player} ${purchase}`);
    if (!worth || worth.isSealed || worth.cents <= 0) return false;
    counts.earned -= worth.cents;
    worths.set(`${player} ${purchase}`, { cents: 0, isSealed: true });
    return true;
  }

  function buy(
    player: string,
    { purchase, cents }: Extract<Deed, { purchase: string }>,
    isExcluded: boolean,
  ) {
    const fee = Math.min(cents, Math.floor((cents * 29) / 1_000) + 30);
    const worth = { cents: isExcluded ? 0 : threeTenths(cents - fee), isSealed: isExcluded };
    worths.set(`${player} ${purchase}`, worth);
    counts.buyers.add(player);
    counts.paid += cents;
    counts.earned += worth.cents;
  }

  function refund(player: string, { purchase, cents }: Omit<Extract<Deed, { purchase: string }>, 'kind'>) {
    const worth = worths.get(`${player} ${purchase}`);
    // Bought before the player was bound.
    if (!worth) return;
    counts.refunded += cents;
    if (worth.isSealed) return;
    const taken = Math.sign(cents) * threeTenths(Math.abs(cents));
    worth.cents -= taken;
    counts.earned -= taken;
  }
}

function threeTenths(cents: number): number {
  return Math.floor((cents * 3) / 10);
}
