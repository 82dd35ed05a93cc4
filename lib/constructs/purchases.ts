import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import { allowPayments, paymentEnvironment } from './payments';
import type { Tables } from './tables';

/** How often open purchases are compared with the payment provider, and their minimum age by then. */
const scheduleByProvider = {
  // Testers wait for the result.
  sandbox: { every: Duration.minutes(1), checkAfter: Duration.seconds(30) },
  stripe: { every: Duration.minutes(5), checkAfter: Duration.minutes(5) },
};

/** Reconciles purchases that were paid or ended without a webhook. */
export class Purchases extends Construct {
  constructor(scope: Construct, id: string, { stage, tables }: { stage: Stage; tables: Tables }) {
    super(scope, id);
    const { every, checkAfter } = scheduleByProvider[stage.payments.provider];
    const reconcile = new NodeFunction(this, 'Reconcile', {
      stage,
      entry: 'lambdas/functions/schedule-purchases/handler.ts',
      description: 'Reconciles overdue purchases with the payment provider',
      environment: {
        ...tables.environment,
        ...paymentEnvironment(stage, tables),
        SITE_ORIGIN: stage.siteOrigin,
        CHECK_AFTER_SECONDS: String(checkAfter.toSeconds()),
      },
      timeout: Duration.seconds(60),
    });
    const { wallets, ledger, purchases } = tables;
    reconcile.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
    allowPayments(reconcile, stage, tables);
    reconcile.allow(['dynamodb:Query'], `${purchases.tableArn}/index/by-state`);
    new Rule(this, 'Often', { schedule: Schedule.rate(every), targets: [new LambdaFunction(reconcile)] });
  }
}
