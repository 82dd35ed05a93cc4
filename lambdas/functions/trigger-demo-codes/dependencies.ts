import { createAuditStore } from '#lambdas/audit/stores/audit-store';
import type { AddDemoCodesDependencies } from '#lambdas/gift-codes/add-demo-codes';
import { createCommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { dynamoDb } from '#lambdas/runtime/aws/dynamo-db';
import { now, pause } from '#lambdas/runtime/composition/clock';
import { giftCodes, sealOfCodes } from '#lambdas/runtime/composition/gift-codes';
import { setting } from '#lambdas/runtime/environment';

/** Dependencies that fill pools of gift codes on a stage with demo accounts. */
export function demoCodesDependencies(): AddDemoCodesDependencies {
  const client = dynamoDb();
  return {
    ...giftCodes(client),
    sealOfCodes: sealOfCodes(),
    audit: createAuditStore(client, setting('AUDIT_TABLE'), now),
    commitTogether: createCommitTogether(client),
    pause,
    now,
  };
}
