import { noOpenRounds } from '#domain/games/open-round';
import { findMachine } from '#domain/games/slots/machines';
import { drawSpins, spinRadix } from '#domain/games/slots/simulation/draw-spins';
import { spinBlock, spinsPerBlock } from '#domain/games/slots/simulation/spin-block';
import { stopsAt } from '#domain/games/slots/simulation/stop-counts';
import { wordBuffer } from '#domain/games/slots/simulation/word-buffer';
import { newPlayState } from '#domain/play-limits/play-state';
import { emptyWallet } from '#domain/wallet/wallet';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { createServerSeeds } from '../../lambdas/fairness/server-seeds';
import { cipherWords } from './cipher-words';
import { countFairness, type FairnessTails } from './fairness-counts';
import type { Figure } from './figure';
import type { Sizes } from './sizes';

/** One of 10,000 fair streams falls below it; the seeds are fixed, so a stream that has passed passes again. */
const leastTail = 1e-4;

/** Tests that all stops are equally likely and independent, in the simulator’s stream and in players’ rounds. */
export function measureFairness({ simulatedDraws, liveDraws }: Sizes['fairness']): Figure[] {
  const { reels } = findMachine('hk-slots')!;
  const lengths = reels.map(({ length }) => length);
  return [
    ...figuresOf(
      `${simulatedDraws.toExponential()} simulated draws`,
      simulatedTails(lengths, simulatedDraws),
    ),
    ...figuresOf(`${liveDraws.toExponential()} draws of rounds`, liveTails(lengths, liveDraws)),
  ];
}

function figuresOf(stream: string, { stops, pairs, runs }: FairnessTails): Figure[] {
  const figure = (name: string, tail: number): Figure => ({
    name: `${stream}: ${name}, least p`,
    value: tail * 10_000,
    unit: '/ 10,000',
    atLeast: leastTail * 10_000,
  });
  return [
    figure('chi-square of stops', stops),
    figure('chi-square of pairs', pairs),
    figure('runs below and above', runs),
  ];
}

/** Draws of `simulation/`, from the stream that all simulations of the bench use. */
function simulatedTails(lengths: readonly number[], draws: number): FairnessTails {
  const counts = countFairness(lengths);
  const words = wordBuffer(cipherWords('fairness'));
  const radix = spinRadix(lengths);
  const block = spinBlock();
  for (let drawn = 0; drawn < draws; drawn += spinsPerBlock * lengths.length) {
    drawSpins(radix, words, block, spinsPerBlock);
    for (let spin = 0; spin < spinsPerBlock; spin += 1) counts.add(stopsAt(block, spin, lengths));
  }
  return counts.lowestTails();
}

/** Draws of players’ seeds over consecutive nonces: two spins per round, so that most need a second block. */
function liveTails(lengths: readonly number[], draws: number): FairnessTails {
  const counts = countFairness(lengths);
  const serverSeeds = createServerSeeds('a key that is no secret');
  const roundsPerSeed = 1000;
  for (let drawn = 0, nonce = 0; drawn < draws; nonce += 1) {
    const wallet = walletWith(Math.floor(nonce / roundsPerSeed), nonce % roundsPerSeed);
    const chance = serverSeeds.of(wallet).nextChance();
    for (let spin = 0; spin < 2; spin += 1) {
      counts.add(lengths.map((length) => chance.draws.below(length)));
      drawn += lengths.length;
    }
  }
  return counts.lowestTails();
}

const newWallet: Omit<OpenWallet, 'seeds'> = {
  wallet: emptyWallet('player'),
  revealed: null,
  openRounds: noOpenRounds,
  play: newPlayState(new Date(0)),
  allowance: null,
  isWelcomed: true,
  signInsCountFrom: null,
  rotationsUsedUntil: null,
  updatedAt: new Date(0),
};

function walletWith(number: number, nonce: number): OpenWallet {
  return { ...newWallet, seeds: { number, clientSeed: 'fairness', nonce, hashes: null } };
}
