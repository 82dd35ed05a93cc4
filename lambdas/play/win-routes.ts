import * as contract from '#contracts/play/win-routes';
import type { Api } from '#lambdas/runtime/http/api';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { createLatestWins, type LatestWinsDependencies } from '#lambdas/wins/latest-wins';

export interface WinRouteDependencies extends LatestWinsDependencies {
  /** Called by each route, because the wallet knows whether the sign-in is still valid. */
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
}

/** Registers the route of the latest wins. */
export function addWinRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: WinRouteDependencies,
): void {
  const readLatestWins = createLatestWins(dependencies);

  playerRoute(contract.listLatestWins, async ({ id: player }) => {
    const [wins] = await Promise.all([readLatestWins(), dependencies.loadOrOpen(player)]);
    return { items: wins.map((win) => ({ ...win, at: win.at.toISOString() })) };
  });
}
