import type { RandomPrize } from '#domain/rewards/random-prize';
import { atomicUpdate, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifAll, ifAny, ifEqual, ifNot } from '#lambdas/runtime/aws/conditions';
import type { Change } from '#lambdas/runtime/aws/updates';

/** The mark that opens a mystery prize or a draw's product to orders. */
export interface RandomPrizes {
  /** Opens a product of the matching category, with these odds, or with this draw if no other one is running. */
  open(product: string, chance: RandomPrize, at: Date): AtomicWrite;
  /** Removes the mark of a draw if it is still this draw's. */
  closeDraw(product: string, draw: string, at: Date): AtomicWrite;
}

export function createRandomPrizes(table: string): RandomPrizes {
  return { open, closeDraw };

  function open(id: string, chance: RandomPrize, at: Date): AtomicWrite {
    return change(id, at, {
      set: { chance },
      when:
        chance.kind === 'odds'
          ? ifEqual('category', 'mystery_prize')
          : ifAll(ifEqual('category', 'mega_sweeps'), ifNoDrawRuns),
    });
  }

  function closeDraw(id: string, draw: string, at: Date): AtomicWrite {
    return change(id, at, { remove: ['chance'], when: ifEqual(['chance', 'draw'], draw) });
  }

  function change(id: string, at: Date, { set, ...rest }: Change): AtomicWrite {
    const stamped = { ...rest, set: { ...set, updatedAt: at.toISOString() }, add: { revision: 1 } };
    return atomicUpdate(table, `chance of ${id}`, { id }, stamped);
  }
}

const ifNoDrawRuns = ifAny(ifAbsent('chance'), ifNot(['chance', 'kind'], 'draw'));
