import type * as z from 'zod';
import * as contract from '#contracts/affiliates/postback-routes';
import type { PostbackDelivery } from '#domain/affiliates/postback';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { notApproved } from '../change-links';
import type { AffiliateStore } from '../stores/affiliate-store';
import { changePostback, mostShown, type PostbackDependencies, sendTest } from './change-postback';

export interface PostbackRouteDependencies extends PostbackDependencies {
  readonly affiliates: AffiliateStore;
}

/** Adds the routes by which approved affiliates receive events at a URL of theirs. */
export function addPostbackRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: PostbackRouteDependencies,
): void {
  const { postbacks } = dependencies;

  playerRoute(contract.readPostback, async ({ id: affiliate }) => {
    const refused = await notApproved(dependencies, affiliate);
    if (refused) return refused;
    const [postback, deliveries] = await Promise.all([
      postbacks.find(affiliate),
      postbacks.latest(affiliate, mostShown),
    ]);
    const url = postback?.url ?? null;
    return {
      url,
      since: postback && url !== null ? postback.since.toISOString() : null,
      deliveries: deliveries.map(deliveryAnswer),
    };
  });

  playerRoute(contract.enterPostback, async ({ id: affiliate }, { body: { url } }) => {
    const refused = await notApproved(dependencies, affiliate);
    if (refused) return refused;
    const changed = await changePostback(dependencies, { affiliate, url });
    return isRefusal(changed) ? changed : { url, secret: changed.secret };
  });

  playerRoute(contract.removePostback, async ({ id: affiliate }) => {
    const refused = await notApproved(dependencies, affiliate);
    if (refused) return refused;
    const changed = await changePostback(dependencies, { affiliate, url: null });
    return isRefusal(changed) ? changed : { url: null };
  });

  playerRoute(contract.testPostback, async ({ id: affiliate }, { idempotencyKey: key }) => {
    const refused = await notApproved(dependencies, affiliate);
    if (refused) return refused;
    const delivery = await sendTest(dependencies, { affiliate, key });
    return isRefusal(delivery) ? delivery : { delivery: deliveryAnswer(delivery) };
  });
}

function deliveryAnswer({
  id,
  kind,
  at,
  state,
  attempts,
  dueAt,
  outcome,
}: PostbackDelivery): z.input<typeof contract.delivery> {
  return {
    id,
    kind,
    at: at.toISOString(),
    state,
    attempts,
    nextAt: dueAt?.toISOString() ?? null,
    status: outcome && 'status' in outcome ? outcome.status : null,
    fault: outcome && 'fault' in outcome ? outcome.fault : null,
  };
}
