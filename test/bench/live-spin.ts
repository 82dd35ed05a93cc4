import { noOpenRounds } from '#domain/games/open-round';
import { beginRound } from '#domain/games/play-round';
import { amount } from '#domain/money/coin';
import { newPlayState } from '#domain/play-limits/play-state';
import { noCoins } from '#domain/wallet/balances';
import { emptyWallet } from '#domain/wallet/wallet';
import { productGames } from '#lambdas/play/product-games';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { createServerSeeds } from '../../lambdas/fairness/server-seeds';

/** Medians in microseconds. */
export interface LiveSpin {
  /** Draws from the HMAC blocks, wins, postings and the proof for the ledger. */
  readonly round: number;
  /** Includes deriving and hashing two server seeds, which every draw does. */
  readonly withSeedHashes: number;
}

/** CPU time of a round between reading the wallet and writing it. */
export function medianLiveSpin(spins: number): LiveSpin {
  const playable = productGames.findGame('hk-slots')!;
  const serverSeeds = createServerSeeds('a key that is no secret');
  const at = new Date(0);
  const balances = { ...noCoins, gold: amount(1_000_000) };
  const stake = amount(playable.game.stakes.gold[0]!);
  const state: OpenWallet = {
    wallet: { ...emptyWallet('player'), balances },
    seeds: { number: 0, clientSeed: 'bench', nonce: 0, hashes: null },
    revealed: null,
    openRounds: noOpenRounds,
    play: newPlayState(at),
    allowance: null,
    isWelcomed: true,
    signInsCountFrom: null,
    rotationsUsedUntil: null,
    updatedAt: at,
  };
  const round = new Float64Array(spins);
  const withSeedHashes = new Float64Array(spins);
  for (let nonce = 0; nonce < spins; nonce += 1) {
    const open = { ...state, seeds: { ...state.seeds, nonce } };
    const readAt = performance.now();
    const seeds = serverSeeds.of(open);
    const startedAt = performance.now();
    const chance = seeds.nextChance();
    const played = beginRound(open.wallet, playable, { id: 't', coin: 'gold', stake, choice: null }, chance);
    const endedAt = performance.now();
    if ('code' in played) throw new Error(`The stake was refused: ${played.code}`);
    round[nonce] = (endedAt - startedAt) * 1000;
    withSeedHashes[nonce] = (endedAt - readAt) * 1000;
  }
  return { round: median(round), withSeedHashes: median(withSeedHashes) };
}

function median(values: Float64Array): number {
  return values.toSorted()[Math.floor(values.length / 2)]!;
}
