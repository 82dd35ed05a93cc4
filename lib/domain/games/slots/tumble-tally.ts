import type { SlotMachine } from './machine';
import { scatterWays } from './scatter';
import { type CascadeEnd, walkCascades } from './tumble-walk';

/** Combinations of stops whose cascades end alike. */
export interface TumbleTally extends Pick<CascadeEnd, 'paid' | 'tumbles' | 'scatters'> {
  readonly combinations: number;
}

/**
 * Counts all combinations of a machine with tumbles by the pay of their ways, their tumbles and the scatters of their last window.
 *
 * @throws RangeError for a machine without tumbles
 */
export function tallyTumbles(machine: SlotMachine): TumbleTally[] {
  const { reels, rows } = machine;
  const span = reels.length * rows + 1;
  const waysAfter = reels.map((_, reel) => scatterWays(machine, reels.slice(reel + 1)));
  const stopsBy = new Array<number>(rows + 1);
  const pays: Map<number, number>[] = [];

  walkCascades(machine, ({ read, next, scatters, paid, tumbles }) => {
    const ofRest = waysAfter[read];
    if (!ofRest) return add(tumbles, scatters, paid, 1);
    stopsBy.fill(0);
    for (const state of next.states) stopsBy[state.scatters]! += 1;
    stopsBy.forEach((count, inNext) => {
      if (count === 0) return;
      ofRest.forEach((ways, inRest) => {
        if (ways > 0) add(tumbles, scatters + inNext + inRest, paid, count * ways);
      });
    });
  });

  return pays.flatMap((ofCase, at) => {
    const [tumbles, scatters] = [Math.floor(at / span), at % span];
    return [...ofCase].map(([paid, combinations]) => ({ paid, tumbles, scatters, combinations }));
  });

  function add(tumbles: number, scatters: number, paid: number, combinations: number): void {
    const ofCase = (pays[tumbles * span + scatters] ??= new Map<number, number>());
    ofCase.set(paid, (ofCase.get(paid) ?? 0) + combinations);
  }
}
