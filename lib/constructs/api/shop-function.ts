import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Answers for cart, checkout and orders. */
export function createShopFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { stage, lapses } = props;
  const { products, carts, reservations, orders, identityChecks } = props.tables;
  const shop = playerFunction(scope, 'Shop', props, {
    entry: 'lambdas/play-fab-ops/shop/handler.ts',
    description: 'Cart, checkout and orders of the signed-in player',
    environment: {
      PRODUCTS_TABLE: products.tableName,
      CARTS_TABLE: carts.tableName,
      RESERVATIONS_TABLE: reservations.tableName,
      ORDERS_TABLE: orders.tableName,
      RESERVATION_LAPSES_QUEUE_URL: lapses.queueUrl,
      RESERVATION_SECONDS: String(stage.store.reservationSeconds),
      MINIMUM_ORDER: String(stage.store.minimumOrder),
      IDENTITY_CHECK_ABOVE: String(stage.store.identityCheckAbove),
      IDENTITY_CHECKS_TABLE: identityChecks.tableName,
    },
  });
  // What a busy table leaves out of a batch is asked for one by one.
  shop.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'], products.tableArn);
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], carts.tableArn);
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], reservations.tableArn);
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'], orders.tableArn);
  shop.allow(['dynamodb:GetItem'], identityChecks.tableArn);
  shop.allow(['sqs:SendMessage'], lapses.queueArn);
  return shop;
}
