import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** No caller waits for these functions, and a busy laptop runs them slowly. */
const timeout = Duration.minutes(1);

/** Credits coins to seeded users through the ledger, fills the store and opens draws; only seeding calls it. */
export class DemoData extends Construct {
  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    const { wallets, ledger, players, products, randomPrizes, drawSeeds, audit } = tables;
    const accounts = new NodeFunction(this, 'Accounts', {
      stage,
      entry: 'lambdas/functions/trigger-demo-accounts/handler.ts',
      timeout,
      description: 'Opens the wallets of demo accounts and grants their coins',
      environment: tables.environment,
    });
    accounts.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    accounts.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], players.tableArn);

    const demoProducts = new NodeFunction(this, 'Products', {
      stage,
      entry: 'lambdas/functions/trigger-demo-products/handler.ts',
      timeout,
      description: 'Creates missing demo products',
      environment: { PRODUCTS_TABLE: products.tableName },
    });
    demoProducts.allow(['dynamodb:PutItem'], products.tableArn);

    const demoDraws = new NodeFunction(this, 'Draws', {
      stage,
      entry: 'lambdas/functions/trigger-demo-draws/handler.ts',
      timeout,
      description: 'Opens demo draws, and plays past ones to their end',
      environment: {
        PRODUCTS_TABLE: products.tableName,
        RANDOM_PRIZES_TABLE: randomPrizes.tableName,
        DRAW_SEEDS_TABLE: drawSeeds.tableName,
        AUDIT_TABLE: audit.tableName,
      },
    });
    demoDraws.allow(['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'], products.tableArn);
    const playing = ['GetItem', 'Query', 'PutItem', 'UpdateItem'].map((name) => `dynamodb:${name}`);
    demoDraws.allow(playing, randomPrizes.tableArn);
    // As admins do, it stores the seed of an open draw and can never read it.
    demoDraws.allow(['dynamodb:PutItem'], drawSeeds.tableArn);
    demoDraws.allow(['dynamodb:PutItem'], audit.tableArn);
  }
}
