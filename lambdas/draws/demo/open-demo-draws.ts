import * as z from 'zod';
import { isRefusal } from '#lambdas/runtime/refusal';
import { openDraw, type PlanDrawsDependencies } from '../plan-draws';
import { type PastDrawDependencies, pastDraw, playPastDraw } from './past-draw';

/** Draws in the format of `content/seed/draws.json`. */
const demoDraws = z.strictObject({
  draws: z.strictObject({
    open: z.array(
      z.strictObject({
        product: z.string().min(1),
        prize: z.string().min(3),
        winners: z.int().min(1),
        days: z.int().min(1),
      }),
    ),
    past: z.array(pastDraw),
  }),
});

export interface DemoDrawsDependencies extends PlanDrawsDependencies, PastDrawDependencies {}

const dayMs = 24 * 60 * 60 * 1000;
const actor = 'demo-data';

/**
 * Opens a draw for each product that has no running one, and plays past draws to their end once. A product that an admin removed or changed
 * gets none.
 *
 * @throws ZodError when the event is no such description
 */
export function openDemoDraws(dependencies: DemoDrawsDependencies) {
  return async (event: unknown): Promise<{ opened: number; played: number }> => {
    const { open, past } = demoDraws.parse(event).draws;
    const at = dependencies.now();
    let played = 0;
    for (const each of past) if (await playPastDraw(dependencies, each, at)) played += 1;
    let opened = 0;
    for (const { product, days, ...plan } of open) {
      const closesAt = new Date(at.getTime() + days * dayMs);
      const key = `demo ${at.toISOString()}`;
      const draw = await openDraw(dependencies, { actor, key, product, plan: { ...plan, closesAt } });
      if (!isRefusal(draw)) opened += 1;
      else if (draw.code === 'request/unavailable') throw new Error(`No draw of ${product} could be opened`);
    }
    return { opened, played };
  };
}
