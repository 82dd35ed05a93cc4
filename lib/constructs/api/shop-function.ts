import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Serves cart, checkout and orders. */
export function createShopFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { stage, lapses, giftCodes, serverSeeds } = props;
  const { products, carts, orders, identityChecks, randomPrizes, purchases, traits } = props.tables;
  const shop = playerFunction(scope, 'Shop', props, {
    entry: 'lambdas/functions/api-shop/handler.ts',
    description: 'Shop API: cart, checkout, orders',
    environment: {
      ...giftCodes.environment,
      PRODUCTS_TABLE: products.tableName,
      CARTS_TABLE: carts.tableName,
      ORDERS_TABLE: orders.tableName,
      RANDOM_PRIZES_TABLE: randomPrizes.tableName,
      RESERVATION_LAPSES_QUEUE_URL: lapses.queueUrl,
      RESERVATION_SECONDS: String(stage.store.reservationSeconds),
      MINIMUM_ORDER: String(stage.store.minimumOrder),
      IDENTITY_CHECK_ABOVE: String(stage.store.identityCheckAbove),
      IDENTITY_CHECKS_TABLE: identityChecks.tableName,
      TRAITS_TABLE: traits.tableName,
      PURCHASES_TABLE: purchases.tableName,
    },
  });
  // Items that a throttled table leaves out of a batch are read one by one.
  shop.allow(['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'], products.tableArn);
  shop.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], carts.tableArn);
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], traits.tableArn);
  shop.allow(
    ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:Query'],
    orders.tableArn,
  );
  const codes = props.tables.giftCodes.tableArn;
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], codes);
  shop.allow(['dynamodb:Query'], `${codes}/index/by-left`);
  giftCodes.allowSealing(shop);
  serverSeeds.allowDrawing(shop);
  // An order that enters a draw is counted at one of its gates.
  shop.allow(['dynamodb:GetItem', 'dynamodb:Query'], randomPrizes.tableArn);
  shop.allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], randomPrizes.tableArn);
  shop.allow(['dynamodb:Query'], `${randomPrizes.tableArn}/index/by-player`);
  // Gift codes are shown immediately to players who are identified or have made a purchase.
  shop.allow(['dynamodb:GetItem'], identityChecks.tableArn, purchases.tableArn);
  shop.allow(['sqs:SendMessage'], lapses.queueArn);
  return shop;
}
