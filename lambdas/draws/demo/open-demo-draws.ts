import * as z from 'zod';
import { isRefusal } from '#lambdas/runtime/refusal';
import { openDraw, type PlanDrawsDependencies } from '../plan-draws';
import { demoDraws } from './demo-draws';

const demoEvent = z.strictObject({ draws: demoDraws });

const dayMs = 24 * 60 * 60 * 1000;
const actor = 'demo-data';

/**
 * Opens a draw for each product that has no running one. A product that an admin removed or changed gets none. Past draws belong to the
 * demo history, whose players entered them.
 *
 * @throws ZodError when the event is no such description
 */
export function openDemoDraws(dependencies: PlanDrawsDependencies) {
  return async (event: unknown): Promise<{ opened: number }> => {
    const { open } = demoEvent.parse(event).draws;
    const at = dependencies.now();
    let opened = 0;
    for (const { product, days, ...plan } of open) {
      const closesAt = new Date(at.getTime() + days * dayMs);
      const key = `demo ${at.toISOString()}`;
      const draw = await openDraw(dependencies, { actor, key, product, plan: { ...plan, closesAt } });
      if (!isRefusal(draw)) opened += 1;
      else if (draw.code === 'request/unavailable') throw new Error(`No draw of ${product} could be opened`);
    }
    return { opened };
  };
}
