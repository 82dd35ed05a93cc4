import type * as z from 'zod';
import * as contract from '#contracts/affiliates/postback-routes';
import type { PostbackDelivery } from '#domain/affiliates/postback';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { type AffiliateGuardDependencies, createAffiliateGuards } from '../affiliate-guards';
import type { PostbackStore } from '../stores/postback-store';
import { changePostback, type ChangePostbackDependencies } from './change-postback';
import { sendTest } from './send-test';

export interface PostbackRouteDependencies
  extends AffiliateGuardDependencies, Omit<ChangePostbackDependencies, 'affiliates' | 'postbacks'> {
  readonly postbacks: PostbackStore;
}

/** Deliveries on the dashboard of an affiliate. */
const mostShown = 20;

/** Adds the routes by which affiliates receive events at a URL of theirs. Suspended ones may still read and remove it. */
export function addPostbackRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: PostbackRouteDependencies,
): void {
  const { postbacks } = dependencies;
  const { asAffiliate, asReader } = createAffiliateGuards(dependencies);

  playerRoute(contract.readPostback, ({ id: affiliate }, _input, visitor) =>
    asReader(affiliate, visitor, async () => {
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
    }),
  );

  playerRoute(contract.enterPostback, ({ id: affiliate }, { body: { url } }, visitor) =>
    asAffiliate(affiliate, visitor, async () => {
      const changed = await changePostback(dependencies, { affiliate, url });
      return isRefusal(changed) ? changed : { url, secret: changed.secret };
    }),
  );

  playerRoute(contract.removePostback, ({ id: affiliate }, _input, visitor) =>
    asReader(affiliate, visitor, async () => {
      const changed = await changePostback(dependencies, { affiliate, url: null });
      return isRefusal(changed) ? changed : { url: null };
    }),
  );

  playerRoute(contract.testPostback, ({ id: affiliate }, { idempotencyKey: key }, visitor) =>
    asAffiliate(affiliate, visitor, async () => {
      const delivery = await sendTest(dependencies, { affiliate, key });
      return isRefusal(delivery) ? delivery : { delivery: deliveryAnswer(delivery) };
    }),
  );
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
