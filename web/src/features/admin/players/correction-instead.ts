import { type SpendableAccount, spendableAccounts } from '#domain/wallet/account';
import { type Decimals, writeTypedAmount } from '#web/lib/format/typed-amount';
import type { BalanceChange } from '../parts/after-correction';

/** A correction that a superadmin can request in place of a refused reversal. */
export interface SuggestedCorrection {
  readonly account: SpendableAccount;
  /** In the smallest unit of the coin; negative to deduct. */
  readonly amount: number;
  readonly reason: string;
}

/** Returns the corrections that change a player's balances as a reversal would, one for each balance. */
export function correctionsInstead(
  changes: readonly BalanceChange[],
  reason: string,
): readonly SuggestedCorrection[] {
  return spendableAccounts.flatMap((account) => {
    const amount = changes
      .filter((change) => change.account === account)
      .reduce((sum, change) => sum + change.amount, 0);
    return amount === 0 ? [] : [{ account, amount, reason }];
  });
}

/** Decimals in which an amount of an account is typed: none for Gold Coins, two for Sweeps Coins. */
export function decimalsOf(account: SpendableAccount): Decimals {
  return account === 'player:gold' ? 0 : 2;
}

/** A suggested correction as it would be typed. */
export function typedCorrection({ account, amount, reason }: SuggestedCorrection) {
  return { account, amount: writeTypedAmount(amount, decimalsOf(account)), reason };
}
