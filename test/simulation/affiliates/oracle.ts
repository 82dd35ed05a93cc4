import type { Deed } from './ledgers';

/** What a purchase is worth to an affiliate by now, and whether anything changes that any more. */
interface Worth {
  cents: number;
  isSealed: boolean;
}

/**
 * What an affiliate has earned, in plain sums of the term sheet and without a line of the product's: three tenths of what is paid less
 * 2.9 % and 30 cents, less three tenths of what goes back or is redeemed; nothing for a purchase from California or while the affiliate was
 * suspended, nor by its refunds; and nothing left of one that was taken back, once.
 */
export function createOracle() {
  const worths = new Map<string, Worth>();
  const counts = { earned: 0, signUps: 0, buyers: new Set<string>(), paid: 0, refunded: 0, redeemed: 0 };

  return { counts, learn, takeBack };

  /**
   * @param told.state        where the player said that they live when the deed was reckoned
   * @param told.isSuspended  whether the affiliate was suspended when it was done
   */
  function learn(player: string, deed: Deed, told: { state: string | null; isSuspended: boolean }): void {
    if (deed.kind === 'came') counts.signUps += 1;
    else if (deed.kind === 'bought') buy(player, deed, told.state === 'CA' || told.isSuspended);
    else if (deed.kind === 'refunded') refund(player, deed);
    else {
      const redeemed = deed.kind === 'redeemed' ? deed.cents : -deed.cents;
      counts.redeemed += redeemed;
      counts.earned -= Math.sign(redeemed) * threeTenths(deed.cents);
    }
  }

  /** @returns whether there was something to take */
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

  function refund(player: string, { purchase, cents }: Extract<Deed, { purchase: string }>) {
    const worth = worths.get(`${player} ${purchase}`);
    // Bought before they came by the link.
    if (!worth) return;
    counts.refunded += cents;
    if (worth.isSealed) return;
    worth.cents -= threeTenths(cents);
    counts.earned -= threeTenths(cents);
  }
}

function threeTenths(cents: number): number {
  return Math.floor((cents * 3) / 10);
}
