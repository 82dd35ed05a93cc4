import * as contract from '#contracts/draws/admin-routes';
import type { Refusal } from '#contracts/errors';
import { fulfillmentOf } from '#domain/rewards/category';
import type { Draw } from '#domain/rewards/draws/draw';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import {
  cancelDraw,
  changeDraw,
  confirmWinner,
  type ConfirmWinnerDependencies,
  openDraw,
} from './plan-draws';
import { publishOdds, type PublishOddsDependencies } from './publish-odds';
import { oddsAnswer, runDrawAnswer, worthWithoutApprovalOf } from './random-prize-answers';
import { outcomesOf } from './requested-outcomes';

export interface AdminRandomPrizeDependencies extends ConfirmWinnerDependencies, PublishOddsDependencies {
  readonly players: Pick<PlayerStore, 'namesOf'>;
}

/** Versions of odds in one response. */
const mostVersions = 50;

/** Registers the routes with which admins publish odds and run draws. */
export function addAdminRandomPrizeRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: AdminRandomPrizeDependencies,
): void {
  const { draws, entries, odds, products, players } = dependencies;

  adminRoute(contract.publishOdds, async ({ id: actor }, { parameters: { id: product }, body }) => {
    const outcomes = outcomesOf(body.outcomes);
    const published = await publishOdds(dependencies, { actor, product, outcomes });
    return isRefusal(published) ? published : { odds: oddsAnswer(published) };
  });

  adminRoute(contract.listOdds, async (_admin, { parameters: { id } }) => {
    const [found, versions] = await Promise.all([products.find([id]), odds.newest(id, mostVersions)]);
    const product = found.get(id);
    if (!product) return { code: 'cart/unknown-product' };
    if (fulfillmentOf(product.category) !== 'drawn') return { code: 'odds/not-a-mystery-prize' };
    const names = await players.namesOf(versions.flatMap(({ publishedBy }) => publishedBy ?? []));
    return {
      inForce: product.chance?.kind === 'odds' ? product.chance.version : null,
      items: versions.map(({ odds: version, publishedBy: by }) => ({
        ...oddsAnswer(version),
        publishedBy: by === null ? null : { id: by, email: names.get(by)?.email ?? null },
      })),
    };
  });

  adminRoute(contract.listRunDraws, async (_admin, { query }) => {
    const { draws: found, next } = await draws.page(query);
    return {
      items: await Promise.all(found.map(toAnswer)),
      next,
      worthWithoutApproval: worthWithoutApprovalOf(dependencies),
    };
  });

  adminRoute(contract.openDraw, async ({ id: actor }, { body, idempotencyKey: key }) => {
    const { product, ...plan } = body;
    return answer(await openDraw(dependencies, { actor, key, product, plan: planOf(plan) }));
  });

  adminRoute(contract.changeDraw, async ({ id: actor }, { parameters: { id }, body, idempotencyKey: key }) =>
    answer(await changeDraw(dependencies, { actor, key, draw: id, plan: planOf(body) })),
  );

  adminRoute(contract.cancelDraw, async ({ id: actor }, { parameters: { id }, body, idempotencyKey: key }) =>
    answer(await cancelDraw(dependencies, { actor, key, draw: id, reason: body.reason })),
  );

  adminRoute(contract.confirmWinner, async ({ id: actor }, { parameters: { id, number } }) =>
    answer(await confirmWinner(dependencies, { actor, draw: id, number })),
  );

  async function answer(draw: Draw | Refusal) {
    return isRefusal(draw) ? draw : { draw: await toAnswer(draw) };
  }

  async function toAnswer(draw: Draw) {
    const [gates, names] = await Promise.all([
      draw.list ? [] : entries.gates(draw.id),
      players.namesOf(draw.result?.winners.map(({ player }) => player) ?? []),
    ]);
    return runDrawAnswer(draw, gates, names);
  }
}

function planOf({ prize, winners, closesAt }: { prize: string; winners: number; closesAt: string }) {
  return { prize, winners, closesAt: new Date(closesAt) };
}
