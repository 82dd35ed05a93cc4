import type { FunctionEnvironment } from '../../function-settings';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '../../stage';
import type { EdgeKey } from '../edge-key';
import type { Files } from '../files';
import type { GiftCodes } from '../gift-codes';
import type { Identity } from '../identity';
import { NodeFunction } from '../node-function';
import type { ServerSeeds } from '../server-seeds';
import type { Tables } from '../tables';

/** Resources that the functions of the REST API share. */
export interface ApiFunctionProps {
  readonly stage: Stage;
  readonly tables: Tables;
  readonly identity: Identity;
  readonly files: Files;
  readonly giftCodes: GiftCodes;
  readonly serverSeeds: ServerSeeds;
  readonly edgeKey: EdgeKey;
  /** Receives one message for each reservation, delivered when it lapses. */
  readonly lapses: Queue;
  /** Receives one message for each data export to write. */
  readonly exports: Queue;
  /** Events that lead to a notice. */
  readonly notices: Queue;
}

/**
 * A function that acts for a signed-in player: it may open their wallet, read it and settle operations on it.
 *
 * @param code.environment  variables besides the wallet's tables, the user pool and the rates
 */
export function playerFunction(
  scope: Construct,
  id: string,
  { stage, tables, identity: { userPool } }: Pick<ApiFunctionProps, 'stage' | 'tables' | 'identity'>,
  code: {
    readonly entry: string;
    readonly description: string;
    readonly environment?: FunctionEnvironment;
  },
): NodeFunction {
  const handler = new NodeFunction(scope, id, {
    stage,
    ...code,
    environment: {
      ...tables.environment,
      ...code.environment,
      USER_POOL_ID: userPool.userPoolId,
      SITE_ORIGIN: stage.siteOrigin,
      WRITES_PER_SECOND: String(stage.play.writesPerSecond),
      READS_PER_SECOND: String(stage.play.readsPerSecond),
    },
  });
  const { wallets, ledger, players } = tables;
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], wallets.tableArn, ledger.tableArn);
  // Opening a wallet first checks whether an earlier account existed.
  handler.allow(['dynamodb:GetItem', 'dynamodb:PutItem'], players.tableArn);
  handler.allow(['cognito-idp:AdminGetUser'], userPool.userPoolArn);
  return handler;
}
