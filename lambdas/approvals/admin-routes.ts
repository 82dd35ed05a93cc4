import type * as z from 'zod';
import * as contract from '#contracts/approvals/admin-routes';
import type { Refusal } from '#contracts/errors';
import { type ApprovalRequest, lapsedBecause, statusOf } from '#domain/approvals/approval-request';
import { amount } from '#domain/money/coin';
import { readPeople, type ReadPeopleDependencies } from '#lambdas/account/admin/read-people';
import { worthWithoutApprovalOf } from '#lambdas/draws/random-prize-answers';
import { outcomesOf } from '#lambdas/draws/requested-outcomes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { approve, decline, type DecideApprovalDependencies } from './decide-approval';
import { requestAdjustment, requestOdds } from './request-approval';

/** Adds the routes by which a superadmin requests an act that needs two, and another superadmin decides. */
export function addApprovalRoutes(
  { superadminRoute }: Pick<Api, 'superadminRoute'>,
  dependencies: DecideApprovalDependencies & ReadPeopleDependencies,
): void {
  const { approvals, now } = dependencies;

  superadminRoute(
    contract.requestAdjustment,
    async ({ id: actor }, { parameters: { player }, body, idempotencyKey: key }) => {
      const adjustment = { ...body, amount: amount(body.amount) };
      return requestAnswer(await requestAdjustment(dependencies, { actor, key, player, ...adjustment }));
    },
  );

  superadminRoute(
    contract.requestOdds,
    async ({ id: actor }, { parameters: { id: product }, body, idempotencyKey: key }) => {
      const outcomes = outcomesOf(body.outcomes);
      return requestAnswer(await requestOdds(dependencies, { actor, key, product, outcomes }));
    },
  );

  superadminRoute(contract.listApprovals, async (_superadmin, { query }) => {
    const { requests, next } = await approvals.page(query);
    const people = await readPeople(
      dependencies,
      requests.flatMap(({ requestedBy, decision, act }) => [
        requestedBy,
        ...(decision ? [decision.by] : []),
        ...(act.kind === 'adjustment' ? [act.player] : []),
      ]),
    );
    const worthWithoutApproval = worthWithoutApprovalOf(dependencies);
    return { items: requests.map(answer), next, worthWithoutApproval, people };
  });

  superadminRoute(contract.approveRequest, async ({ id: actor }, { parameters: { id: request } }) =>
    requestAnswer(await approve(dependencies, { request, actor })),
  );

  superadminRoute(contract.declineRequest, async ({ id: actor }, { parameters: { id: request } }) =>
    requestAnswer(await decline(dependencies, { request, actor })),
  );

  function requestAnswer(request: ApprovalRequest | Refusal) {
    return isRefusal(request) ? request : { request: answer(request) };
  }

  function answer(request: ApprovalRequest): z.input<typeof contract.approvalRequest> {
    const { id, act, requestedBy, requestedAt, lapsesAt, decision } = request;
    const at = now();
    return {
      id,
      requestedBy,
      requestedAt: requestedAt.toISOString(),
      lapsesAt: lapsesAt.toISOString(),
      act: act.kind === 'odds' ? { ...act, outcomes: [...act.outcomes] } : act,
      status: statusOf(request, at),
      lapsedBecause: lapsedBecause(request, at),
      decidedBy: decision?.by ?? null,
      decidedAt: decision?.at.toISOString() ?? null,
    };
  }
}
