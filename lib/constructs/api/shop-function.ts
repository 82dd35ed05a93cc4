import type { Construct } from 'constructs';
import type { NodeFunction } from '../node-function';
import { type ApiFunctionProps, playerFunction } from './player-function';

/** Answers for cart, checkout and orders. */
export function createShopFunction(scope: Construct, props: ApiFunctionProps): NodeFunction {
  const { stage, lapses, giftCodes, serverSeeds } = props;
  const { products, carts, reservations, orders, identityChecks, randomPrizes, purchases, traits } =
    props.tables;
  const shop = playerFunction(scope, 'Shop', props, {
    entry: 'lambdas/functions/api-shop/handler.ts',
    description: 'Cart, checkout and orders of the signed-in player',
    environment: {
      ...giftCodes.environment,
      PRODUCTS_TABLE: products.tableName,
      CARTS_TABLE: carts.tableName,
      RESERVATIONS_TABLE: reservations.tableName,
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
  // What a busy table leaves out of a batch is asked for one by one.
  shop.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'], products.tableArn);
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], carts.tableArn, traits.tableArn);
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], reservations.tableArn);
  shop.allow(
    ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:Query'],
    orders.tableArn,
  );
  const codes = props.tables.giftCodes.tableArn;
  shop.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], codes);
  shop.allow(['dynamodb:Query'], `${codes}/index/by-left`);
  giftCodes.allowSealing(shop);
  serverSeeds.allowDrawing(shop);
  // Whoever orders is counted at a gate of the draw that they enter.
  shop.allow(['dynamodb:GetItem', 'dynamodb:Query'], randomPrizes.tableArn);
  shop.allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], randomPrizes.tableArn);
  shop.allow(['dynamodb:Query'], `${randomPrizes.tableArn}/index/by-player`);
  // Who is shown a gift code at once: those who are identified, or bought something.
  shop.allow(['dynamodb:GetItem'], identityChecks.tableArn, purchases.tableArn);
  shop.allow(['sqs:SendMessage'], lapses.queueArn);
  return shop;
}
