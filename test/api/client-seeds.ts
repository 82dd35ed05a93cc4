import { createHmac } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import type { Original } from '#domain/games/originals/original';
import { roulette } from '#domain/games/roulette/roulette-game';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { drawRound } from '#domain/games/slots/round-fixture';
import { emptyWallet } from '#domain/wallet/wallet';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { CasinoClient } from './casino';

/** Whether a test wants these draws. */
type IsWanted = (draws: Draws) => boolean;

/** Maximum length of a client seed. */
const maxSeedLength = 64;

/** The first numbered client seed of maximum length with which the first round of HK Slots has free spins or not. */
export function clientSeedFor(serverSeed: string, { hasFreeSpins }: { hasFreeSpins: boolean }): string {
  return firstClientSeed(
    serverSeed,
    (draws) => drawRound(hkSlots, draws).length > hkSlots.reels.length === hasFreeSpins,
  );
}

/** The first numbered client seed with which a first round of an original can be cashed out after one decision. */
export function clientSeedToCashOut(
  serverSeed: string,
  original: Original,
  { choice, decision }: { choice: string | null; decision: string },
): string {
  return firstClientSeed(serverSeed, (draws) => {
    const round = original.play(draws, choice, [decision]);
    return !('code' in round) && round.options.includes('cash-out');
  });
}

/** Opens a player’s wallet so that their first round of HK Slots has free spins. */
export function openWalletWithFreeSpins(
  client: CasinoClient,
  player: { id: string; email: string },
): Promise<void> {
  return openWalletWhere(client, player, (draws) => drawRound(hkSlots, draws).length > hkSlots.reels.length);
}

/** Opens a wallet so that the first hand of blackjack can be doubled and takes another card without busting. */
export function openWalletWithOpenHand(
  client: CasinoClient,
  player: { id: string; email: string },
): Promise<void> {
  return openWalletWhere(client, player, (draws) => {
    const hand = blackjack.play(draws, { stake: 100, choice: null, decisions: ['hit'] });
    return !('code' in hand) && hand.payout === null;
  });
}

/** Opens a wallet so that the ball of the player’s first round of roulette lands on 17. */
export function openWalletWithSeventeen(
  client: CasinoClient,
  player: { id: string; email: string },
): Promise<void> {
  return openWalletWhere(client, player, (draws) => {
    const spin = roulette.play(draws, { stake: 100, choice: 'straight-17 100', decisions: [] });
    return !('code' in spin) && spin.payout !== null && spin.payout > 0;
  });
}

/** Searches for a client seed; possible only because the server seed is known. */
function firstClientSeed(serverSeed: string, isWanted: IsWanted): string {
  for (let number = 0; ; number += 1) {
    const clientSeed = String(number).padStart(maxSeedLength, 'c');
    const block = (index: number) =>
      createHmac('sha256', serverSeed)
        .update(roundMessage(clientSeed, 0, index))
        .digest();
    if (isWanted(drawsFrom(block))) return clientSeed;
  }
}

async function openWalletWhere(
  { dynamoDb, tables, serverSeedOf }: CasinoClient,
  { id: player, email }: { id: string; email: string },
  isWanted: IsWanted,
): Promise<void> {
  const clientSeed = firstClientSeed(await serverSeedOf(player, 0), isWanted);
  const { outcome } = await createWalletStore(dynamoDb, tables).open({
    record: { player, email },
    wallet: emptyWallet(player),
    entry: null,
    clientSeed,
    at: new Date(),
  });
  if (outcome !== 'committed') throw new Error('The wallet is already open');
}
