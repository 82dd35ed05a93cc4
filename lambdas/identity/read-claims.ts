import type * as z from 'zod';
import type { identityClaims } from '#contracts/identity/admin-routes';
import { ageOn } from '#domain/player/age';
import { localDay } from '#domain/player/local-day';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';

export interface ReadClaimsDependencies {
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly now: () => Date;
}

/** What a player states about themselves, for comparison with their documents. All null for an erased player, or one who stated nothing. */
export async function readClaims(
  { wallets, players, now }: ReadClaimsDependencies,
  player: string,
): Promise<z.input<typeof identityClaims>> {
  const [profile, open] = await Promise.all([players.find(player), wallets.load(player)]);
  const { bornOn = null, state = null, timeZone } = open?.play.residency ?? {};
  return {
    email: profile?.email ?? null,
    displayName: profile?.displayName ?? null,
    bornOn,
    state,
    age: bornOn && timeZone ? ageOn(localDay(timeZone, now()), bornOn) : null,
    addresses: [...(profile?.addresses ?? [])],
  };
}
