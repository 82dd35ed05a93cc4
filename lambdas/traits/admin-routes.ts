import type * as z from 'zod';
import * as contract from '#contracts/account/admin-trait-routes';
import { kindOf, type SharedTrait } from '#domain/player/shared-trait';
import { readPeople, type ReadPeopleDependencies } from '#lambdas/account/admin/read-people';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { judgeTrait, type JudgeTraitDependencies } from './judge-trait';

/** Adds the routes by which admins find accounts that may belong to one person. */
export function addTraitRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: JudgeTraitDependencies & ReadPeopleDependencies,
): void {
  adminRoute(contract.listSharedTraits, async (_admin, { query }) => {
    const { traits, next } = await dependencies.traits.awaiting(query);
    const people = await readPeople(
      dependencies,
      traits.flatMap(({ holders }) => holders.map(({ player }) => player)),
    );
    return { items: traits.map(traitAnswer), next, people };
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
