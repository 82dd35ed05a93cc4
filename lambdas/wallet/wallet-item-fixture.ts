import { noOpenRounds } from '#domain/games/open-round';
import { newPlayState } from '#domain/play-limits/play-state';
import { emptyWallet } from '#domain/wallet/wallet';
import { toItem } from './stores/wallet-item';

/** For unit tests: the item of a wallet that was opened before the address was verified, without coins. */
export function newWalletItem(player: string, openedAt: Date): Readonly<Record<string, unknown>> {
  return {
    ...toItem({
      wallet: emptyWallet(player),
      seeds: { number: 0, clientSeed: 'client-seed', nonce: 0, hashes: null },
      revealed: null,
      openRounds: noOpenRounds,
      play: newPlayState(openedAt),
      allowance: null,
      isWelcomed: false,
      signInsCountFrom: null,
      rotationsUsedUntil: null,
      updatedAt: openedAt,
    }),
  };
}
