import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import type { GiftCodes } from './gift-codes';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** No caller waits for these functions, and a busy laptop runs them slowly. */
const timeout = Duration.minutes(1);

interface DemoDataProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly giftCodes: GiftCodes;
}

/** Opens seeded accounts, fills the store and its pools of codes, and opens draws; only seeding calls it. */
export class DemoData extends Construct {
  constructor(scope: Construct, id: string, { stage, tables, giftCodes }: DemoDataProps) {
    super(scope, id);
    const { wallets, ledger, players, products, randomPrizes, drawSeeds, audit, affiliates } = tables;
    const accounts = new NodeFunction(this, 'Accounts', {
      stage,
      entry: 'lambdas/functions/trigger-demo-accounts/handler.ts',
      timeout,
      description: 'Opens the wallets of demo accounts, grants their coins, and approves affiliates',
      environment: {
        ...tables.environment,
        AFFILIATES_TABLE: affiliates.tableName,
        AUDIT_TABLE: audit.tableName,
      },
    });
    accounts.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    accounts.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], players.tableArn);
    accounts.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], affiliates.tableArn);
    accounts.allow(['dynamodb:PutItem'], audit.tableArn);

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
      description: 'Opens demo draws',
      environment: {
        PRODUCTS_TABLE: products.tableName,
        RANDOM_PRIZES_TABLE: randomPrizes.tableName,
        DRAW_SEEDS_TABLE: drawSeeds.tableName,
        AUDIT_TABLE: audit.tableName,
      },
    });
    demoDraws.allow(['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'], products.tableArn);
    demoDraws.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], randomPrizes.tableArn);
    // As admins do, it stores the seed of an open draw and can never read it.
    demoDraws.allow(['dynamodb:PutItem'], drawSeeds.tableArn);
    demoDraws.allow(['dynamodb:PutItem'], audit.tableArn);

    const demoCodes = new NodeFunction(this, 'Codes', {
      stage,
      entry: 'lambdas/functions/trigger-demo-codes/handler.ts',
      timeout,
      description: 'Fills pools of gift codes with demo codes',
      environment: { ...giftCodes.environment, AUDIT_TABLE: audit.tableName },
    });
    giftCodes.allowSealing(demoCodes);
    demoCodes.allow(['dynamodb:BatchGetItem', 'dynamodb:PutItem'], tables.giftCodes.tableArn);
    demoCodes.allow(['dynamodb:PutItem'], audit.tableArn);
  }
}
