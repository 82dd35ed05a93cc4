import { totalWeight } from '../../odds/weighted-prizes';
import type { RespinRules, SlotMachine } from '../machine';
import { positionsIn } from '../respin-frequency';
import { valueAt } from '../respins';
import { refill, type WordBuffer } from './word-buffer';

/** Plays the respins that begin with a number of held symbols, and returns their pay in parts of the stake. */
export type RespinEngine = (held: number) => number;

/** Called with every number that respins draw. */
export type WatchDraw = (drawn: number) => void;

const wordRange = 2 ** 32;

/**
 * Compiles the respins of a machine. They draw the same numbers in the same order as `playRespins`, without positions: which of the open
 * ones are filled does not matter for the pay.
 */
export function respinEngine(
  machine: SlotMachine,
  rules: RespinRules,
  words: WordBuffer,
  watch?: WatchDraw,
): RespinEngine {
  const positions = positionsIn(machine);
  const { count, hits, outOf } = rules;
  const weights = totalWeight(rules.values);
  const values = Float64Array.from(
    { length: weights },
    (_, drawn) => valueAt(rules, drawn) * machine.stakeParts,
  );
  const grand = rules.grand * machine.stakeParts;
  const skippedFrom = { position: wordRange - (wordRange % outOf), value: wordRange - (wordRange % weights) };
  const drawValue = () => values[below(weights, skippedFrom.value)] as number;
  return (start) => {
    let paid = 0;
    for (let each = 0; each < start; each += 1) paid += drawValue();
    let held = start;
    let left = count;
    while (left > 0 && held < positions) {
      left -= 1;
      for (let open = positions - held; open > 0; open -= 1) {
        if (below(outOf, skippedFrom.position) >= hits) continue;
        paid += drawValue();
        held += 1;
        left = count;
      }
    }
    return held === positions ? paid + grand : paid;
  };

  function below(bound: number, firstSkipped: number): number {
    let word: number;
    do {
      refill(words);
      word = words.words[words.next] as number;
      words.next += 1;
    } while (word >= firstSkipped);
    const drawn = word % bound;
    watch?.(drawn);
    return drawn;
  }
}
