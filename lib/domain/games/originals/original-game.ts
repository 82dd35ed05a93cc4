import type { Draws } from '#domain/fairness/draws';
import { type DecisionNotAllowed, faultInStake, type Game, type Play, type RoundSoFar } from '../game';
import { hundredths } from './multiple';
import type { Original, OriginalOutcome } from './original';

export interface OriginalGame extends Game<OriginalOutcome> {
  readonly original: Original;
}

/** Creates the game from the rules of an original. */
export function originalGame(original: Original): OriginalGame {
  const { id, version, stakes, blocks } = original;
  return {
    id,
    version,
    family: 'originals',
    original,
    stakes,
    canonicalText: canonicalRules(original),
    blocks,
    isHedged: ({ choice, staked, payout }) => original.isHedged(choice, (payout * hundredths) / staked),
    faultIn({ choice, ...request }) {
      const message = original.faultInChoice(choice);
      return message === null
        ? faultInStake(stakes, { ...request, choice: null })
        : { field: 'choice', message };
    },
    play: (draws, play) => playRound(original, draws, play),
  };
}

function playRound(
  original: Original,
  draws: Draws,
  { stake, choice, decisions }: Play,
): RoundSoFar<OriginalOutcome> | DecisionNotAllowed {
  const round = original.play(draws, choice, decisions);
  if ('code' in round) return round;
  return {
    outcome: { family: 'originals', ...round },
    staked: stake,
    payout: round.options.length > 0 ? null : payoutOf(stake, round.multiple),
    isShownInSteps: false,
  };
}

function payoutOf(stake: number, multiple: number): number {
  const payout = (stake * multiple) / hundredths;
  if (!Number.isSafeInteger(payout) || stake < 1)
    throw new RangeError(`${multiple} hundredths of ${stake} are no payout`);
  return payout;
}

/** Serializes the rules as the text that is hashed: JSON without white space, fields in the order below. */
function canonicalRules({ id, version, table, terms, stakes }: Original): string {
  return JSON.stringify({
    id,
    version,
    family: 'originals',
    table,
    terms,
    stakes: { gold: stakes.gold, sweeps: stakes.sweeps },
  });
}
