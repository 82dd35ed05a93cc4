import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** No caller waits for these functions, and a busy laptop runs them slowly. */
const timeout = Duration.minutes(1);

/** Credits coins to seeded users through the ledger and fills the store; only seeding calls it. */
export class DemoData extends Construct {
  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    const { wallets, ledger, players, products } = tables;
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
  }
}
