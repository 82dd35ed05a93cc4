import { type Grant, grantDetail, grantPostings } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce, type SettleOnceDependencies } from './settle-once';

export interface GrantCoinsDependencies extends SettleOnceDependencies {
  readonly now: () => Date;
}

/**
 * Grants coins to a player, once per key.
 *
 * @throws Error when the grant cannot be settled, so that the caller retries
 */
export async function grantCoins(
  dependencies: GrantCoinsDependencies,
  player: string,
  { key, ...grant }: Grant & { key: string },
): Promise<void> {
  const operation = { name: 'grant-coins', key, input: { ...grant } };
  const detail = grantDetail(grant.reason);
  const settled = await settleOnce(dependencies, {
    player,
    operation,
    read: nothingElse,
    decide: ({ wallet }, id) =>
      record(wallet, { id, at: dependencies.now(), postings: grantPostings(grant), detail }),
  });
  if (isRefusal(settled)) throw new Error(`The grant ${key} was not settled: ${settled.code}`);
}
