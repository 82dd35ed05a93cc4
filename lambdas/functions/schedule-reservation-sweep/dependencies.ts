import type { DeliverPostbacksDependencies } from '#lambdas/affiliates/postbacks/deliver-postbacks';
import { createPostbackSender } from '#lambdas/affiliates/postbacks/send-postback';
import { createPostbackStore } from '#lambdas/affiliates/stores/postback-store';
import type { ServeOrdersDependencies } from '#lambdas/gift-codes/serve-orders';
import { createOrderStore } from '#lambdas/orders/stores/order-store';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { now, pause } from '#lambdas/runtime/composition/clock';
import { giftCodes } from '#lambdas/runtime/composition/gift-codes';
import { setting } from '#lambdas/runtime/environment';
import { createLog, type Log } from '#lambdas/runtime/log';

/** Dependencies of the sweep that gives codes to waiting orders. */
export function waitDependencies(service: string): ServeOrdersDependencies & { log: Log } {
  const client = dynamoDb();
  return {
    ...giftCodes(client),
    orders: createOrderStore(client, setting('ORDERS_TABLE')),
    commitTogether: createCommitTogether(client),
    pause,
    now,
    log: createLog(service),
  };
}

/** Dependencies of the sweep that sends postbacks to affiliates. */
export function postbackDependencies(service: string): DeliverPostbacksDependencies {
  return {
    postbacks: createPostbackStore(dynamoDb(), setting('AFFILIATES_TABLE')),
    send: createPostbackSender(),
    now,
    log: createLog(service),
  };
}
