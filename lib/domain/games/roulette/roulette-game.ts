import type { Coin } from '#domain/money/coin';
import type { Game, Play, PlayFault, RoundSoFar } from '../game';
import { faultInChoice, readChoice } from './choice';
import { isHedgedChoice } from './coverage';
import type { Field } from './fields';
import { multipleOf, type RouletteRules, rouletteRules } from './rules';

/** A round of roulette: the pocket of the ball and the chips on the table. */
export interface RouletteOutcome {
  readonly family: 'roulette';
  readonly pocket: number;
  /** In the order of the choice. */
  readonly bets: readonly FieldResult[];
}

export interface FieldResult {
  readonly on: string;
  readonly stake: number;
  /** Amount paid back, the chips included; 0 for a field without the ball. */
  readonly payout: number;
}

export interface RouletteGame extends Game<RouletteOutcome> {
  readonly rules: RouletteRules;
}

/** A round takes one random word, and rejections are rare: a block has eight words. */
const blocks = 1;

/** Creates the game from one version of the rules. */
export function rouletteGame(rules: RouletteRules): RouletteGame {
  return {
    id: rules.id,
    version: rules.version,
    family: 'roulette',
    rules,
    stakes: rules.chips,
    canonicalText: canonicalRules(rules),
    blocks,
    isHedged: ({ choice }) => choice !== null && isHedgedChoice(rules, choice),
    faultIn: (request) => faultIn(rules, request),
    play(draws, play) {
      if (play.decisions.length > 0) return { code: 'games/decision-not-allowed' };
      return playRound(rules, draws.below(rules.pockets), play);
    },
  };
}

/** Roulette in its current version. */
export const roulette: RouletteGame = rouletteGame(rouletteRules);

function playRound(
  rules: RouletteRules,
  pocket: number,
  { stake, choice }: Play,
): RoundSoFar<RouletteOutcome> {
  const bets = readChoice(choice ?? '').map((chips) => {
    const field = rules.fields.find(({ id }) => id === chips.on);
    if (!field) throw new RangeError(`${rules.id} has no field ${chips.on}`);
    return { ...chips, payout: field.pockets.includes(pocket) ? chips.stake * multipleOf(rules, field) : 0 };
  });
  if (bets.reduce((sum, bet) => sum + bet.stake, 0) !== stake) {
    throw new RangeError(`The chips do not come to ${stake}`);
  }
  const payout = bets.reduce((sum, bet) => sum + bet.payout, 0);
  return { outcome: { family: 'roulette', pocket, bets }, staked: stake, payout, isShownInSteps: false };
}

function faultIn(
  rules: RouletteRules,
  { coin, stake, choice }: { coin: Coin; stake: number; choice: string | null },
): PlayFault | null {
  const message = faultInChoice(rules, coin, choice);
  if (message !== null) return { field: 'choice', message };
  const total = readChoice(choice ?? '').reduce((sum, chips) => sum + chips.stake, 0);
  if (total !== stake) return { field: 'stake', message: 'The stake must equal the total of all chips.' };
  const { least, most } = rules.totals[coin];
  if (stake >= least && stake <= most) return null;
  return { field: 'stake', message: `The total of all chips must be from ${least} to ${most}.` };
}

/** Serializes the rules as the text that is hashed: JSON without white space, fields in the order below. */
function canonicalRules(rules: RouletteRules): string {
  const { id, version, pockets, paysByPockets, fields, mostFields, chips, totals } = rules;
  return JSON.stringify({
    id,
    version,
    pockets,
    paysByPockets,
    fields: fields.map((field: Field) => [field.id, field.pockets]),
    mostFields,
    chips: { gold: chips.gold, sweeps: chips.sweeps },
    totals: { gold: bounds(totals.gold), sweeps: bounds(totals.sweeps) },
  });
}

function bounds({ least, most }: { least: number; most: number }): number[] {
  return [least, most];
}
