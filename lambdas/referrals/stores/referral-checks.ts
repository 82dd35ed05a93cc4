import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unlessConditionFailed } from '#lambdas/runtime/aws/conditional-write';
import { referralId } from './referral-item';

/** Schedules checks of invitees. Separate from the referral store, because the identity review needs only this. */
export interface ReferralChecks {
  /** Makes an invitee's check due now, if their referral is pending. */
  scheduleCheck(invitee: string, now: Date): Promise<void>;
}

export function createReferralChecks(client: DynamoDBDocumentClient, table: string): ReferralChecks {
  return {
    /** Raises the revision, so that a check that is in progress hits a conflict and runs again. */
    async scheduleCheck(invitee, now) {
      const command = new UpdateCommand({
        TableName: table,
        Key: { player: invitee, id: referralId },
        UpdateExpression: 'SET #nextCheckAt = :now ADD #revision :one',
        ConditionExpression: 'attribute_exists(#nextCheckAt)',
        ExpressionAttributeNames: { '#nextCheckAt': 'nextCheckAt', '#revision': 'revision' },
        ExpressionAttributeValues: { ':now': now.getTime(), ':one': 1 },
      });
      await unlessConditionFailed(client.send(command));
    },
  };
}
