import { Stack } from 'aws-cdk-lib';
import type { FunctionEnvironment } from '../function-settings';
import type { Stage } from '../stage';
import type { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** Environment variables of the stage's payments: the provider and the names of its secrets. */
export function paymentEnvironment({ payments }: Stage, { purchases, traits }: Tables): FunctionEnvironment {
  return {
    PURCHASES_TABLE: purchases.tableName,
    TRAITS_TABLE: traits.tableName,
    PAYMENT_PROVIDER: payments.provider,
    ...(payments.provider === 'stripe' && {
      PAYMENT_SECRET_NAME: payments.secretName,
      PAYMENT_SECRET_VERSION: payments.secretVersion,
    }),
  };
}

/** Lets a function follow and refund payments: purchases and the provider's secrets. Wallets are granted separately. */
export function allowPayments(
  handler: NodeFunction,
  { payments, region }: Stage,
  { purchases, traits }: Tables,
): void {
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], purchases.tableArn, traits.tableArn);
  if (payments.provider !== 'stripe') return;
  const { account } = Stack.of(handler);
  // Secrets Manager appends six characters to the name.
  const secretArn = `arn:aws:secretsmanager:${region}:${account}:secret:${payments.secretName}-??????`;
  handler.allow(['secretsmanager:GetSecretValue'], secretArn);
}
