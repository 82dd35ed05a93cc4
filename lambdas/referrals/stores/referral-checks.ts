import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { updateIf } from '#lambdas/runtime/aws/conditional-write';
import { ifPresent } from '#lambdas/runtime/aws/conditions';
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
      const key = { player: invitee, id: referralId };
      await updateIf(client, table, key, {
        set: { nextCheckAt: now.getTime() },
        add: { revision: 1 },
        when: ifPresent('nextCheckAt'),
      });
    },
  };
}
