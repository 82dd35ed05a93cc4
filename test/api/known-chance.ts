import { createHmac, randomBytes } from 'node:crypto';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import { drawRound } from '#domain/games/slots/round';
import { emptyWallet } from '#domain/wallet/wallet';
import { createWalletStore } from '#stores/wallet-store';
import { listGames } from '../../lambdas/games';
import type { CasinoClient } from './casino';

const [{ machine }] = listGames() as [ReturnType<typeof listGames>[0]];

/** The first server seed, of those that are numbered, whose first round of HK Slots leads to free spins or does not. */
export function serverSeedFor(clientSeed: string, { hasFreeSpins }: { hasFreeSpins: boolean }): string {
  for (let number = 0; ; number += 1) {
    const serverSeed = number.toString(16).padStart(64, '0');
    const block = (index: number) =>
      createHmac('sha256', serverSeed)
        .update(roundMessage(clientSeed, 0, index))
        .digest();
    const stops = drawRound(machine, drawsFrom(block));
    if (stops.length > machine.reels.length === hasFreeSpins) return serverSeed;
  }
}

/** Opens a player's wallet, before anybody else does, so that their first round of HK Slots leads to free spins. */
export async function openWithFreeSpins(
  { dynamoDb, tables }: CasinoClient,
  { id: player, email }: { id: string; email: string },
): Promise<void> {
  const clientSeed = 'a-lucky-client';
  const serverSeed = serverSeedFor(clientSeed, { hasFreeSpins: true });
  const seeds = [serverSeed];
  const makeServerSeed = () => seeds.shift() ?? randomBytes(32).toString('hex');
  const { outcome } = await createWalletStore(dynamoDb, tables, makeServerSeed).open({
    ...{ record: { player, email }, wallet: emptyWallet(player), entry: null },
    ...{ clientSeed, at: new Date() },
  });
  if (outcome !== 'committed') throw new Error('Somebody else has opened the wallet');
}
