import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draws } from '#domain/fairness/draws';
import { amount, type Coin, sum } from '#domain/money/coin';
import { type Balances, noCoins } from '#domain/wallet/balances';
import { emptyWallet, record, type Wallet } from '#domain/wallet/wallet';
import { type AnyGame, listGames, listRetiredGames } from './games';
import type { UndecidedRound } from './open-round';
import { dice } from './originals/dice/rules';
import type { Original } from './originals/original';
import { originalGame } from './originals/original-game';
import { beginRound, decide, type PlayableGame, roundOnRecord, type RoundStep } from './play-round';

const cases = { numRuns: 300, seed: 61 };
const commitment = {
  serverSeedHash: 'a'.repeat(64),
  nextServerSeedHash: 'b'.repeat(64),
  clientSeed: 'c',
  nonce: 7,
};

/** Draws derived from a seed, the same on every call. */
function chanceOf(seed: number) {
  let state = seed;
  const below = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return { commitment, draws: { below } satisfies Draws };
}

const decisionsOf: Partial<Record<AnyGame['family'], string[]>> = {
  blackjack: ['hit', 'stand', 'double', 'split', 'insurance'],
  'video-poker': ['hold 00000', 'hold 10101', 'hold 11111'],
};

function walletWith(coins: Partial<Record<keyof Balances, number>>): Wallet {
  const balances = Object.fromEntries(Object.entries(coins).map(([name, held]) => [name, amount(held)]));
  return { ...emptyWallet('p'), balances: { ...noCoins, ...balances } };
}

function applied(wallet: Wallet, step: RoundStep, id: string): Wallet {
  const { postings, holds, detail } = step;
  return record(wallet, { id, at: new Date(0), postings, holds, detail }).wallet;
}

const total = ({ gold, goldHeld, sweepsUnplayed, sweepsRedeemable, sweepsHeld }: Balances, coin: Coin) =>
  coin === 'gold' ? sum([gold, goldHeld]) : sum([sweepsUnplayed, sweepsRedeemable, sweepsHeld]);

const playable = [...listGames(), ...listRetiredGames()].map((game): PlayableGame => ({
  game,
  parHash: 'd'.repeat(64),
}));
const anyRound = fc.record({
  game: fc.constantFrom(...playable),
  coin: fc.constantFrom('gold' as const, 'sweeps' as const),
  seed: fc.nat(),
  choices: fc.array(fc.nat({ max: 4 }), { minLength: 30, maxLength: 30 }),
  coins: fc.record({ gold: fc.nat(2_000_000), sweepsUnplayed: fc.nat(3000), sweepsRedeemable: fc.nat(3000) }),
});

describe('beginRound and decide for any game', () => {
  it('moves only stake and payout, and leaves no holds, in any number of steps', () => {
    fc.assert(
      fc.property(anyRound, ({ game, coin, seed, choices, coins }) => {
        const before = walletWith(coins);
        const steps = course(before, game, coin, seed, choices);
        const last = steps.at(-1);
        if (!last) return;

        const { wallet, step } = last;
        if (step.detail.kind !== 'round') throw new Error('The course did not end');
        const { stake, payout } = step.detail;
        expect(total(wallet.balances, coin)).toBe(total(before.balances, coin) - stake + payout);
        expect(wallet.holds).toEqual([]);
        expect([wallet.balances.goldHeld, wallet.balances.sweepsHeld]).toEqual([0, 0]);
      }),
      cases,
    );
  });

  it('holds the whole stake while the round waits, unplayed coins first', () => {
    fc.assert(
      fc.property(anyRound, ({ game, coin, seed, choices, coins }) => {
        const before = walletWith(coins);
        for (const { wallet, step } of course(before, game, coin, seed, choices)) {
          if (step.detail.kind !== 'round-open') continue;
          const { stake } = step.detail;
          const { balances } = wallet;
          expect(coin === 'gold' ? balances.goldHeld : balances.sweepsHeld).toBe(stake);
          if (coin === 'sweeps')
            expect(balances.sweepsUnplayed).toBe(Math.max(0, before.balances.sweepsUnplayed - stake));
          expect(step.openRound).toMatchObject({ awaits: 'decision', staked: stake });
        }
      }),
      cases,
    );
  });

  it('replays from its record at every step and rejects changed records', () => {
    fc.assert(
      fc.property(anyRound, ({ game, coin, seed, choices, coins }) => {
        for (const { step } of course(walletWith(coins), game, coin, seed, choices)) {
          const { detail } = step;
          const again = roundOnRecord(game.game, detail);

          expect(again.staked).toBe(detail.stake);
          expect(again.payout).toBe(detail.kind === 'round' ? detail.payout : null);
          expect(() => roundOnRecord(game.game, { ...detail, draws: [...detail.draws, 0] })).toThrow();
          if (detail.kind === 'round')
            expect(() =>
              roundOnRecord(game.game, { ...detail, payout: amount(detail.payout + 1) }),
            ).toThrow();
        }
      }),
      cases,
    );
  });
});

/** Plays a round to its end while its player can pay for it; empty when they cannot pay the stake. */
function course(before: Wallet, game: PlayableGame, coin: Coin, seed: number, choices: number[]) {
  const steps: { wallet: Wallet; step: RoundStep }[] = [];
  const isRoulette = game.game.family === 'roulette';
  const stake = amount(isRoulette ? game.game.stakes[coin][0]! * 20 : game.game.stakes[coin][0]!);
  const choice = isRoulette ? `red ${stake}` : exampleOf(game.game, choices[0]!);
  const begun = beginRound(before, game, { id: 't0', coin, stake, choice }, chanceOf(seed));
  if ('code' in begun) return steps;
  steps.push({ wallet: applied(before, begun, 't0'), step: begun });
  for (const [number, pick] of choices.entries()) {
    const { wallet, step } = steps.at(-1)!;
    if (step.openRound?.awaits !== 'decision') break;
    const id = `t${number + 1}`;
    const offered = decisionsIn(game.game, step);
    const isLate = number > choices.length / 2;
    const wanted = [
      ...(isLate ? ['cash-out'] : []),
      offered[pick % offered.length]!,
      'stand',
      'no-insurance',
    ];
    const taken = firstTaken(wallet, game, step.openRound, wanted, id, seed);
    steps.push({ wallet: applied(wallet, taken, id), step: taken });
  }
  return steps;
}

function exampleOf(game: AnyGame, pick: number): string | null {
  if (game.family !== 'originals') return null;
  const { examples } = game.original;
  return examples[pick % examples.length] ?? null;
}

function decisionsIn(game: AnyGame, { detail }: RoundStep): readonly string[] {
  const { outcome } = roundOnRecord(game, detail);
  return outcome.family === 'originals' ? outcome.options : (decisionsOf[game.family] ?? []);
}

function firstTaken(
  wallet: Wallet,
  game: PlayableGame,
  round: UndecidedRound,
  wanted: string[],
  id: string,
  seed: number,
): RoundStep {
  for (const decision of wanted) {
    const taken = decide(wallet, game, round, { id, decision }, chanceOf(seed));
    if (!('code' in taken)) return taken;
  }
  throw new Error(`${game.game.id} allows none of ${wanted.join(', ')}`);
}

describe('beginRound for dice', () => {
  const dice = playable.find(({ game }) => game.id === 'dice')!;
  const sweepsAfter = (choice: string, roll: number) => {
    const before = walletWith({ sweepsUnplayed: 100 });
    const request = { id: 'r', coin: 'sweeps', stake: amount(100), choice } as const;
    const draws = { below: () => roll };
    const step = beginRound(before, dice, request, { commitment, draws }) as RoundStep;
    const { sweepsUnplayed, sweepsRedeemable } = applied(before, step, 'r').balances;
    return [sweepsUnplayed, sweepsRedeemable];
  };

  it('counts no playthrough on a side of 66 of 100: unplayed coins return unplayed', () => {
    expect(sweepsAfter('under 66', 0)).toEqual([100, 50]);
    expect(sweepsAfter('under 66', 9_999)).toEqual([0, 0]);
  });

  it('counts playthrough on a side of 65 of 100', () => {
    expect(sweepsAfter('under 65', 0)).toEqual([0, 152]);
    expect(sweepsAfter('over 35', 9_999)).toEqual([0, 152]);
  });
});

describe('decide for a game whose rounds may be hedged', () => {
  /** Cashes out one stake and a half, or twice the stake. */
  const original: Original = {
    ...dice,
    id: 'two-ends',
    hasDecisions: true,
    faultInChoice: () => null,
    isHedged: (_choice, multiple) => multiple < 200,
    play: (_draws, _choice, [decision]) => {
      const multiple = decision === 'short' ? 150 : 200;
      return { shown: {}, multiple, options: decision === undefined ? ['short', 'long'] : [] };
    },
  };
  const game: PlayableGame = { game: originalGame(original), parHash: 'd'.repeat(64) };

  it.each([
    ['short', [60, 90]],
    ['long', [0, 200]],
  ])('returns held unplayed coins by what %s pays', (decision, balances) => {
    const before = walletWith({ sweepsUnplayed: 60, sweepsRedeemable: 40 });
    const request = { id: 'r', coin: 'sweeps', stake: amount(100), choice: null } as const;
    const begun = beginRound(before, game, request, chanceOf(1)) as RoundStep;
    const wallet = applied(before, begun, 'r');

    const decided = decide(
      wallet,
      game,
      begun.openRound as UndecidedRound,
      { id: 's', decision },
      chanceOf(1),
    );

    const { sweepsUnplayed, sweepsRedeemable } = applied(wallet, decided as RoundStep, 's').balances;
    expect([sweepsUnplayed, sweepsRedeemable]).toEqual(balances);
  });
});

describe('beginRound for roulette', () => {
  const roulette = playable.find(({ game }) => game.family === 'roulette')!;
  const sweepsAfter = (choice: string, pocket: number) => {
    const before = walletWith({ sweepsUnplayed: 240 });
    const request = { id: 'r', coin: 'sweeps', stake: amount(240), choice } as const;
    const step = beginRound(before, roulette, request, {
      commitment,
      draws: { below: () => pocket },
    }) as RoundStep;
    const { sweepsUnplayed, sweepsRedeemable } = applied(before, step, 'r').balances;
    return [sweepsUnplayed, sweepsRedeemable];
  };
  const pockets = Array.from({ length: 37 }, (_each, pocket) => pocket);

  it('counts no playthrough on red and black: coins return unplayed or are lost to zero', () => {
    const outcomes = new Set(pockets.map((pocket) => sweepsAfter('black 120, red 120', pocket).join()));

    expect(outcomes).toEqual(new Set(['240,0', '0,0']));
  });

  it('counts playthrough on one color, won or lost', () => {
    const outcomes = new Set(pockets.map((pocket) => sweepsAfter('red 240', pocket).join()));

    expect(outcomes).toEqual(new Set(['0,480', '0,0']));
  });
});
