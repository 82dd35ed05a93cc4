import type * as z from 'zod';
import * as contract from '#contracts/account/admin-trait-routes';
import { kindOf, type SharedTrait } from '#domain/player/shared-trait';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { judgeTrait, type JudgeTraitDependencies } from './judge-trait';

/** Adds the routes by which admins find accounts that may belong to one person. */
export function addTraitRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: JudgeTraitDependencies,
): void {
  adminRoute(contract.listSharedTraits, async (_admin, { query }) => {
    const { traits, next } = await dependencies.traits.awaiting(query);
    return { items: traits.map(traitAnswer), next };
  });

  adminRoute(contract.judgeSharedTrait, async ({ id: actor }, { body }) => {
    const judged = await judgeTrait(dependencies, { ...body, actor });
    return isRefusal(judged) ? judged : { trait: traitAnswer(judged) };
  });
}

function traitAnswer({
  name,
  holders,
  verdict,
  revision,
}: SharedTrait): z.input<typeof contract.judgeSharedTrait.answer>['trait'] {
  return {
    trait: name,
    kind: kindOf(name),
    verdict: verdict?.kind ?? null,
    revision,
    accounts: holders.map(({ player, seenAt }) => ({ player, seenAt: seenAt.toISOString() })),
  };
}
