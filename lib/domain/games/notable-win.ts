/** A settled round, in the coin's smallest unit. */
interface SettledRound {
  /** All that was staked, including what decisions added. */
  readonly stake: number;
  readonly payout: number;
}

/** Smallest multiple of the stake that counts as a notable win. */
export const leastMultiple = 10;

/** How long a notable win is listed. */
export const listedForDays = 7;
const listedForMs = listedForDays * 86_400_000;

/** The time after which a win is no longer listed. */
export function listedUntil(at: Date): Date {
  return new Date(at.getTime() + listedForMs);
}

/** The time before which wins are no longer listed. */
export function listedSince(now: Date): Date {
  return new Date(now.getTime() - listedForMs);
}

/** Whether a round paid a notable multiple of its stake. */
export function isNotableWin({ stake, payout }: SettledRound): boolean {
  return stake > 0 && payout >= leastMultiple * stake;
}

/** Payout as a multiple of the stake, rounded down to one decimal. */
export function multipleOf({ stake, payout }: SettledRound): number {
  return Math.floor((payout * 10) / stake) / 10;
}
