import * as z from 'zod';
import { channels } from '#domain/affiliates/program';
import { amount } from '#domain/money/coin';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { Residency } from '#domain/player/residency';
import type { State } from '#domain/player/states';
import { spendableAccounts } from '#domain/wallet/account';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import { grantCoins } from '#lambdas/wallet/grant-coins';
import { loadOrOpenWallet, type OpenWalletDependencies } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';

/** Of the current terms. */
const application = z.strictObject({
  site: z.url(),
  channels: z.array(z.enum(channels)).min(1),
  audience: z.string().min(1),
  taxCountry: z.string().length(2),
});

/** What an affiliate applies with. */
export type DemoApplication = z.infer<typeof application>;

const demoAccounts = z.strictObject({
  accounts: z.array(
    z.strictObject({
      player: z.string().min(1),
      email: z.email(),
      affiliate: application.optional(),
      grants: z.array(
        z.strictObject({
          key: z.string().min(1).max(255),
          account: z.enum(spendableAccounts),
          amount: z.int().min(1).transform(amount),
          reason: z.string().min(1),
        }),
      ),
    }),
  ),
});

/** The residency of demo accounts, which makes them eligible for both coins without asking the user. */
const residency: Residency = {
  bornOn: '1990-05-17' as LocalDay,
  state: 'TX' as State,
  timeZone: timeZone('America/Chicago'),
};

/**
 * Opens the wallets of the demo accounts, credits their coins through the ledger and makes affiliates of some. Every grant has an
 * idempotency key, so a repeat changes nothing.
 *
 * @param approveAffiliate  applies to the affiliate program for a player, and approves it; a repeat changes nothing. @default approves none
 * @throws ZodError when the event is not a list of accounts
 */
export function openDemoAccounts(
  dependencies: OpenWalletDependencies,
  approveAffiliate: (player: string, application: DemoApplication) => Promise<void> = async () => undefined,
) {
  return async (event: unknown): Promise<{ opened: number }> => {
    const { accounts } = demoAccounts.parse(event);
    for (const { player, email, affiliate, grants } of accounts) {
      const describe = async () => ({ player, email, isEmailVerified: true });
      const loadOrOpen = () => loadOrOpenWallet(dependencies, player, describe);
      await loadOrOpen();
      await declareResidency({ ...dependencies, loadOrOpen }, player);
      for (const grant of grants) await grantCoins({ ...dependencies, loadOrOpen }, player, grant);
      if (affiliate) await approveAffiliate(player, affiliate);
    }
    return { opened: accounts.length };
  };
}

async function declareResidency(
  dependencies: OpenWalletDependencies & SettleOnceDependencies,
  player: string,
): Promise<void> {
  const detail = { kind: 'play-limits', change: `declare-residency state=${residency.state}` } as const;
  const settled = await settleOnce(dependencies, {
    player,
    operation: { name: 'declare-demo-residency', key: 'demo', input: {} },
    read: nothingElse,
    decide: ({ wallet, play }, id) => ({
      ...record(wallet, { id, at: dependencies.now(), postings: [], detail }),
      play: { ...play, residency },
    }),
  });
  if (isRefusal(settled)) throw new Error(`The residency of a demo account was refused: ${settled.code}`);
}
