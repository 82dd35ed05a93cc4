import { faultInStake, type Game } from '../game';
import type { SlotMachine } from './machine';
import { canonicalMachine } from './par-sheet';
import { blocksOfRound, drawRound, evaluateRound } from './round';
import type { SpinOutcome } from './spin';

/** What a round of a slot machine shows: the spin that was staked, then the free spins that it led to. */
export interface SlotsOutcome {
  readonly family: 'slots';
  readonly spins: readonly SpinOutcome[];
}

export interface SlotGame extends Game<SlotsOutcome> {
  readonly machine: SlotMachine;
}

/** Makes a game of a slot machine. Free spins are played by the round itself: nobody decides anything after the stake. */
export function slotGame(machine: SlotMachine): SlotGame {
  return {
    id: machine.id,
    version: machine.version,
    family: 'slots',
    machine,
    stakes: machine.stakes,
    canonicalText: canonicalMachine(machine),
    blocks: blocksOfRound(machine),
    faultIn: (asked) => faultInStake(machine.stakes, asked),
    play(draws, { stake, decisions }) {
      if (decisions.length > 0) return { code: 'games/decision-not-allowed' };
      const { spins, payout } = evaluateRound(machine, drawRound(machine, draws), stake);
      return { outcome: { family: 'slots', spins }, staked: stake, payout, isShownInSteps: spins.length > 1 };
    },
  };
}
