import { type AnyGame, listGames, listRetiredGames } from '#domain/games/games';
import { numberOf } from '#domain/games/odds/share';
import type { OriginalGame } from '#domain/games/originals/original-game';
import type { SlotGame } from '#domain/games/slots/slot-game';
import { publishedSheet } from '../simulation/odds/published-sheet';
import { simulateMachine } from '../simulation/odds/simulate-machine';
import { simulateOriginal } from '../simulation/odds/simulate-original';
import { chooseGames } from './choose-games';
import { cipherWords } from './cipher-words';
import type { Figure } from './figure';
import { leastOf } from './least-of';
import type { Sizes } from './sizes';

/** A fair game exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const mostStandardErrors = 4;
/** The lowest tail of all draws of all games stays above this in all but one of 1,000 runs. */
const leastTail = 1e-6;

/** What the rounds of a game returned. */
interface Simulated {
  readonly mean: number;
  /** Exact return, or the lowest and the highest where decisions make it. */
  readonly lowest: number;
  readonly highest: number;
  readonly standardError: number;
  readonly tails: readonly number[];
}

/**
 * Compares the return of every slot machine and every original in the catalog, retired versions too, with the exact one, and their draws with
 * equal chances. It yields the figures of a game once its rounds are played: 10^8 take minutes for each.
 */
export function* measureOdds({ rounds, games }: Sizes['odds']): Generator<Figure> {
  const simulated = [...listGames(), ...listRetiredGames()].filter(isSimulated);
  for (const game of chooseGames(simulated, games)) {
    const name = `${game.id} v${game.version}`;
    yield* figuresOf(name, game.family === 'slots' ? ofMachine(game, rounds) : ofOriginal(game, rounds));
  }
}

function isSimulated(game: AnyGame): game is SlotGame | OriginalGame {
  return game.family === 'slots' || game.family === 'originals';
}

function* figuresOf(
  name: string,
  { mean, lowest, highest, standardError, tails }: Simulated,
): Generator<Figure> {
  const outside = Math.max(0, lowest - mean, mean - highest);
  const percent = { unit: '%', digits: 4 };
  yield { name: `${name}: return of the rounds`, value: 100 * mean, ...percent };
  if (lowest === highest) yield { name: `${name}: exact return`, value: 100 * lowest, ...percent };
  else {
    yield { name: `${name}: lowest exact return`, value: 100 * lowest, ...percent };
    yield { name: `${name}: highest exact return`, value: 100 * highest, ...percent };
  }
  yield { name: `${name}: off by`, value: outside / standardError, unit: 'σ', atMost: mostStandardErrors };
  yield {
    name: `${name}: χ² of draws, least p of ${tails.length}`,
    value: leastOf(tails),
    unit: '',
    digits: 6,
    atLeast: leastTail,
  };
}

function ofMachine({ machine }: SlotGame, rounds: number): Simulated {
  const sheet = publishedSheet('slots', machine);
  const exact = numberOf(sheet.rtp.total);
  const source = cipherWords(`odds of ${machine.id} v${machine.version}`);
  return {
    ...simulateMachine(machine, rounds, source),
    ...{ lowest: exact, highest: exact },
    standardError: sheet.standardDeviation / Math.sqrt(rounds),
  };
}

/** Means over the examples of a choice, on which the rounds are played in equal parts. */
function ofOriginal({ original }: OriginalGame, rounds: number): Simulated {
  const sheet = publishedSheet('originals', original);
  const published = { worst: numberOf(sheet.worst), best: numberOf(sheet.best) };
  const { played, tails } = simulateOriginal(original, rounds, published);
  const mean = (of: (each: (typeof played)[number]) => number) =>
    played.reduce((sum, each) => sum + of(each), 0) / played.length;
  return {
    mean: mean((each) => each.mean),
    lowest: mean((each) => each.lowest),
    highest: mean((each) => each.highest),
    standardError: Math.sqrt(mean((each) => each.deviation ** 2 / each.rounds) / played.length),
    tails: tails.map(({ tail }) => tail),
  };
}
