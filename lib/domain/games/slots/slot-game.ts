import { faultInStake, type Game } from '../game';
import type { SlotMachine } from './machine';
import { canonicalMachine } from './par-sheet';
import { blocksOfRound, playRound } from './round';
import { isShownInSteps } from './shown-in-steps';
import type { SpinOutcome } from './spin';

/** Outcome of a slot machine round: the paid spin, then its free spins. */
export interface SlotsOutcome {
  readonly family: 'slots';
  readonly spins: readonly SpinOutcome[];
}

export interface SlotGame extends Game<SlotsOutcome> {
  readonly machine: SlotMachine;
}

/** Creates the game of a slot machine. The round itself plays free spins: there are no decisions after the stake. */
export function slotGame(machine: SlotMachine): SlotGame {
  return {
    id: machine.id,
    version: machine.version,
    family: 'slots',
    machine,
    stakes: machine.stakes,
    canonicalText: canonicalMachine(machine),
    blocks: blocksOfRound(machine),
    faultIn: (request) => faultInStake(machine.stakes, request),
    play(draws, { stake, decisions }) {
      if (decisions.length > 0) return { code: 'games/decision-not-allowed' };
      const { spins, payout } = playRound(machine, draws, stake);
      return {
        outcome: { family: 'slots', spins },
        staked: stake,
        payout,
        isShownInSteps: isShownInSteps(spins),
      };
    },
  };
}
