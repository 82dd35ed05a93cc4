import { Duration } from 'aws-cdk-lib';
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from '../stage';
import { NodeFunction } from './node-function';
import type { Tables } from './tables';

/** Cognito aborts a trigger after five seconds. */
const timeout = Duration.seconds(5);

/** In megabytes. A cold start has to fit into the five seconds, and 512 MB get 0.3 of a processor. */
const memorySize = 1024;

/**
 * Opens the wallet after a confirmed sign-up, and unlinks providers after a password reset. The pool refers to the function, so the
 * permission on the pool is a separate policy: inside the role it would be a circular dependency.
 */
export function answerConfirmations(
  scope: Construct,
  { stage, tables, userPool }: { stage: Stage; tables: Tables; userPool: UserPool },
): void {
  const postConfirmation = new NodeFunction(scope, 'PostConfirmation', {
    stage,
    entry: 'lambdas/functions/trigger-post-confirmation/handler.ts',
    description: 'Opens the wallet after a confirmed sign-up and unlinks providers after a password reset',
    environment: tables.environment,
    timeout,
    memorySize,
  });
  const { wallets, ledger, players } = tables;
  postConfirmation.allow(['dynamodb:PutItem'], wallets.tableArn, ledger.tableArn, players.tableArn);
  // A new account inherits the restrictions of the wallets of other accounts with its mailbox.
  postConfirmation.allow(['dynamodb:GetItem'], wallets.tableArn, players.tableArn);
  userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
  allowOnPool(scope, postConfirmation, 'PostConfirmationOnPool', {
    userPool,
    actions: ['AdminGetUser', 'AdminDisableProviderForUser', 'AdminUserGlobalSignOut'],
  });
}

/**
 * Withholds codes for addresses that were not requested on the account page. Any access token may ask the pool itself for another address.
 */
export function restrictAddressCodes(
  scope: Construct,
  { stage, tables, userPool }: { stage: Stage; tables: Tables; userPool: UserPool },
): NodeFunction {
  const customMessage = new NodeFunction(scope, 'CustomMessage', {
    stage,
    entry: 'lambdas/functions/trigger-custom-message/handler.ts',
    description: 'Allows codes only for addresses that players requested on their account page',
    environment: { PLAYERS_TABLE: tables.players.tableName },
    timeout,
    memorySize,
  });
  customMessage.allow(['dynamodb:GetItem'], tables.players.tableArn);
  userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, customMessage);
  return customMessage;
}

/**
 * Links a user's first sign-in through a provider to the account with the same address. The permission on the pool is a separate policy
 * that nothing depends on; inside the role it would be a circular dependency of pool, function and role.
 */
export function linkProvidersAtSignUp(
  scope: Construct,
  { stage, userPool }: { stage: Stage; userPool: UserPool },
): NodeFunction {
  const preSignUp = new NodeFunction(scope, 'PreSignUp', {
    stage,
    entry: 'lambdas/functions/trigger-pre-sign-up/handler.ts',
    description: 'Links a Google, Facebook, or Apple sign-in to the account with the same email address',
    environment: {},
    timeout,
    memorySize,
  });
  userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
  allowOnPool(scope, preSignUp, 'PreSignUpOnPool', {
    userPool,
    actions: ['ListUsers', 'AdminCreateUser', 'AdminSetUserPassword', 'AdminLinkProviderForUser'],
  });
  return preSignUp;
}

/** Lets a trigger act on the pool that calls it. Nothing depends on the policy. */
function allowOnPool(
  scope: Construct,
  trigger: NodeFunction,
  policyId: string,
  { userPool, actions }: { userPool: UserPool; actions: readonly string[] },
): void {
  new Policy(scope, policyId, {
    roles: [trigger.ownRole],
    statements: [
      new PolicyStatement({
        actions: actions.map((action) => `cognito-idp:${action}`),
        resources: [userPool.userPoolArn],
      }),
    ],
  });
}
