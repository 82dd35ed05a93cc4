import { createHmac } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { drawRound } from '#domain/games/slots/round';
import { emptyWallet } from '#domain/wallet/wallet';
import { createWalletStore } from '#lambdas/wallet/stores/wallet-store';
import type { CasinoClient } from './casino';

/** Whether the draws of a round are those that a test is about. */
type IsWanted = (draws: Draws) => boolean;

/** As long as a client seed can be. */
const longestSeed = 64;

/** The longest client seed, the first of those that are numbered, with which a server seed's first round of HK Slots has free spins or not. */
export function clientSeedFor(serverSeed: string, { hasFreeSpins }: { hasFreeSpins: boolean }): string {
  return firstClientSeed(
    serverSeed,
    (draws) => drawRound(hkSlots, draws).length > hkSlots.reels.length === hasFreeSpins,
  );
}

/** Opens a player's wallet, before anybody else does, so that their first round of HK Slots leads to free spins. */
export function openWithFreeSpins(
  client: CasinoClient,
  player: { id: string; email: string },
): Promise<void> {
  return openWith(client, player, (draws) => drawRound(hkSlots, draws).length > hkSlots.reels.length);
}

/** The same, so that their first hand of blackjack may be doubled, and gets another card without being bust. */
export function openWithOpenHand(client: CasinoClient, player: { id: string; email: string }): Promise<void> {
  return openWith(client, player, (draws) => {
    const hand = blackjack.play(draws, { stake: 100, choice: null, decisions: ['hit'] });
    return !('code' in hand) && hand.payout === null;
  });
}

/** Chance cannot be forced, but who knows the server seed can look for a client seed. */
function firstClientSeed(serverSeed: string, isWanted: IsWanted): string {
  for (let number = 0; ; number += 1) {
    const clientSeed = String(number).padStart(longestSeed, 'c');
    const block = (index: number) =>
      createHmac('sha256', serverSeed)
        .update(roundMessage(clientSeed, 0, index))
        .digest();
    if (isWanted(drawsFrom(block))) return clientSeed;
  }
}

async function openWith(
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
  if (outcome !== 'committed') throw new Error('Somebody else has opened the wallet');
}
