import * as contract from '#contracts/draws/public-routes';
import type { Api } from '#lambdas/runtime/http/api';
import { drawAnswer, oddsAnswer } from './random-prize-answers';
import type { DrawStore } from './stores/draw-store';
import type { EntryStore } from './stores/entry-store';
import type { OddsStore } from './stores/odds-store';

export interface RandomPrizeRoutesDependencies {
  readonly odds: OddsStore;
  readonly draws: DrawStore;
  readonly entries: EntryStore;
}

/** Registers the public routes of odds and draws. */
export function addRandomPrizeRoutes(
  { publicRoute }: Pick<Api, 'publicRoute'>,
  { odds, draws, entries }: RandomPrizeRoutesDependencies,
): void {
  publicRoute(contract.readOdds, async ({ parameters: { product } }) => {
    const found = await odds.latest(product);
    return found ? { odds: oddsAnswer(found) } : { code: 'odds/unknown-odds' };
  });

  publicRoute(contract.readOddsVersion, async ({ parameters: { product, version } }) => {
    const found = await odds.find(product, version);
    return found ? { odds: oddsAnswer(found) } : { code: 'odds/unknown-odds' };
  });

  publicRoute(contract.listDraws, async ({ query }) => {
    const { draws: found, next } = await draws.page(query);
    const items = await Promise.all(
      found.map(async (draw) => drawAnswer(draw, draw.list ? [] : await entries.gates(draw.id))),
    );
    return { items, next };
  });

  publicRoute(contract.readDraw, async ({ parameters: { id } }) => {
    const [draw, gates] = await Promise.all([draws.find(id), entries.gates(id)]);
    return draw ? { draw: drawAnswer(draw, gates) } : { code: 'draws/unknown-draw' };
  });

  publicRoute(contract.listDrawEntries, async ({ parameters: { id }, query }) => {
    const draw = await draws.find(id);
    if (!draw) return { code: 'draws/unknown-draw' };
    const { entries: found, next } = await entries.page(id, query);
    return { items: found.map(({ first, quantity, owner }) => ({ first, quantity, owner })), next };
  });
}
