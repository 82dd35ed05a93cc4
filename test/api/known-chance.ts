import { createHmac, randomBytes } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { type Draws, drawsFrom } from '#domain/fairness/draws';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { drawRound } from '#domain/games/slots/round';
import { emptyWallet } from '#domain/wallet/wallet';
import { createWalletStore } from '#stores/wallet-store';
import type { CasinoClient } from './casino';

/** Whether the draws of a round are those that a test is about. */
type IsWanted = (draws: Draws) => boolean;

/** The first server seed, of those that are numbered, whose first round of HK Slots leads to free spins or does not. */
export function serverSeedFor(clientSeed: string, { hasFreeSpins }: { hasFreeSpins: boolean }): string {
  return firstSeed(
    clientSeed,
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

function firstSeed(clientSeed: string, isWanted: IsWanted): string {
  for (let number = 0; ; number += 1) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const block = (index: number) =>
      createHmac('sha256', serverSeed)
        .update(roundMessage(clientSeed, 0, index))
        .digest();
    if (isWanted(drawsFrom(block))) return serverSeed;
  }
}

async function openWith(
  { dynamoDb, tables }: CasinoClient,
  { id: player, email }: { id: string; email: string },
  isWanted: IsWanted,
): Promise<void> {
  const clientSeed = 'a-lucky-client';
  const seeds = [firstSeed(clientSeed, isWanted)];
  const makeServerSeed = () => seeds.shift() ?? randomBytes(32).toString('hex');
  const { outcome } = await createWalletStore(dynamoDb, tables, makeServerSeed).open({
    ...{ record: { player, email }, wallet: emptyWallet(player), entry: null },
    ...{ clientSeed, at: new Date() },
  });
  if (outcome !== 'committed') throw new Error('Somebody else has opened the wallet');
}
