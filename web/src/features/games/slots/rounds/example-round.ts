import { exampleRound as exampleOfAny } from '../../rounds/example-round';
import type { SlotRound } from '../published-slot-game';
import type { Spin } from './shown-spin';

/** A round builder for tests: no win on 100 Gold Coins; `change` overrides it. */
export function exampleRound(change: Partial<SlotRound> = {}): SlotRound {
  const outcome = { family: 'slots' as const, spins: [exampleSpin()] };
  return { ...exampleOfAny({ gameId: 'hk-slots' }), outcome, ...change };
}

/** A spin builder for tests: no win; `change` overrides it. */
export function exampleSpin(change: Partial<Spin> = {}): Spin {
  return {
    stops: [0, 0, 0],
    window: exampleWindow,
    lineWins: [],
    wayWins: [],
    scatterWin: null,
    multiplier: 1,
    freeSpinsWon: 0,
    payout: 0,
    ...change,
  };
}

/** A round whose free spins paid these amounts; three lanterns in the staked spin, which paid 200, awarded all of them. */
export function exampleFeature(freePayouts: readonly number[]): SlotRound {
  const scatterWin = { symbol: 'ferry-lantern', count: 3, payout: 200 };
  const spins = [
    exampleSpin({ scatterWin, payout: 200, freeSpinsWon: freePayouts.length }),
    ...freePayouts.map((payout) => exampleSpin({ payout, multiplier: 2, lineWins: lineWinOf(payout) })),
  ];
  return exampleRound({
    payout: spins.reduce((total, { payout }) => total + payout, 0),
    outcome: { family: 'slots', spins },
  });
}

/** A round of one spin whose respins found nothing new; two symbols paid 300. */
export function exampleRespins(freePayouts: readonly number[] = []): SlotRound {
  const held = [0, 1].map((reel) => ({ reel, row: 0, payout: 150 }));
  const respins = { held, respins: [[], []], grand: 0, payout: 300 };
  const { spins, ...outcome } = exampleFeature(freePayouts).outcome;
  const [base, ...free] = spins;
  const withRespins = freePayouts.length > 0 ? { ...base!, respins } : exampleSpin({ respins, payout: 300 });
  return exampleRound({ payout: 300, outcome: { ...outcome, spins: [withRespins, ...free] } });
}

function lineWinOf(payout: number): Spin['lineWins'] {
  return payout === 0 ? [] : [{ line: 0, symbol: 'dragon', count: 3, payout }];
}

const exampleWindow = [
  ['ace', 'dragon', 'ferry-lantern'],
  ['king', 'dragon', 'ace'],
  ['ferry-lantern', 'dragon', 'queen'],
];
