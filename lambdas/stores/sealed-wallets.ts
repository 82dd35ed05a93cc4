import { commitmentTo, drawsOf, type MakeServerSeed, reveal, rotate, type SealedSeeds } from './seeds';
import type { WalletState } from './wallet-item';
import type { OpenWallet, Rotation, WalletChange } from './wallet-store';

/** Keeps the seeds of loaded wallets to itself, so that what goes out of a store shows hashes and draws alone. */
export interface SealedWallets {
  open(state: WalletState): OpenWallet;
  /**
   * The seeds after a change, and the seed that is open by then.
   *
   * @throws Error for a wallet or rotation that did not come from here
   */
  seedsAfter(before: OpenWallet, step: WalletChange['seeds']): Pick<WalletState, 'seeds' | 'revealed'>;
}

/** Makes a keeper of seeds for one store. */
export function createSealedWallets(makeServerSeed: MakeServerSeed): SealedWallets {
  const sealed = new WeakMap<OpenWallet | Rotation, SealedSeeds>();
  return { open, seedsAfter };

  function open({ seeds, ...known }: WalletState): OpenWallet {
    const wallet: OpenWallet = {
      ...known,
      commitment: commitmentTo(seeds),
      draws: () => drawsOf(seeds),
      rotate: (clientSeed) => {
        const next = rotate(seeds, clientSeed, makeServerSeed);
        const rotation = { revealed: reveal(seeds), current: commitmentTo(next) };
        sealed.set(rotation, next);
        return rotation;
      },
    };
    sealed.set(wallet, seeds);
    return wallet;
  }

  function seedsAfter(before: OpenWallet, step: WalletChange['seeds']) {
    const seeds = sealed.get(typeof step === 'object' ? step : before);
    if (!seeds) throw new Error('A wallet can be committed only by the store that loaded it');
    if (typeof step === 'object') return { seeds, revealed: step.revealed };
    const nonce = step === 'next-round' ? seeds.nonce + 1 : seeds.nonce;
    return { seeds: { ...seeds, nonce }, revealed: before.revealed };
  }
}
