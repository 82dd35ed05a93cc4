import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** Gives seeded sign-ins their wallets and coins, through the ledger as everybody's; nothing but seeding calls it. */
export class DemoAccounts extends Construct {
  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    const { wallets, ledger, players } = tables;
    const open = new NodeFunction(this, 'Open', {
      stage,
      entry: 'lambdas/triggers/demo-accounts/handler.ts',
      description: 'Opens the wallets of seeded sign-ins and grants their coins',
      environment: tables.environment,
    });
    open.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    open.allow(['dynamodb:PutItem'], players.tableArn);
  }
}
