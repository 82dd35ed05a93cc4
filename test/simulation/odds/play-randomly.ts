import type { Draws } from '#domain/fairness/draws';
import type { Original } from '#domain/games/originals/original';

/** Plays a round with random decisions, and returns its multiple in hundredths. */
export function playRandomly(original: Original, choice: string | null, draws: Draws, player: Draws): number {
  const round = replayable(draws);
  const decisions: string[] = [];
  for (;;) {
    round.restart();
    const soFar = original.play(round.draws, choice, decisions);
    if ('code' in soFar) throw new Error(`${original.id} refuses ${decisions.join(', ')}`);
    if (soFar.options.length === 0) return soFar.multiple;
    decisions.push(soFar.options[player.below(soFar.options.length)]!);
  }
}

/** Records the draws of one round, so that each decision plays it again with the same ones. */
function replayable(draws: Draws): { readonly draws: Draws; restart(): void } {
  const recorded: number[] = [];
  let taken = 0;
  return {
    draws: {
      below(bound) {
        if (taken === recorded.length) recorded.push(draws.below(bound));
        taken += 1;
        return recorded[taken - 1]!;
      },
    },
    restart: () => void (taken = 0),
  };
}
