import type { PushDependencies } from '#lambdas/relay/push-events';
import { createPushClient } from '#lambdas/relay/stores/push-client';
import { roleCredentials, setting } from '#lambdas/runtime/environment';
import { createLog } from '#lambdas/runtime/log';

export function pushDependencies(): PushDependencies {
  const client = {
    url: setting('GRAPHQL_URL'),
    region: setting('AWS_REGION'),
    credentials: roleCredentials,
    timeoutMs: pushTimeoutMs,
  };
  return { pushes: createPushClient(client), pushTimeoutMs, log: createLog('push') };
}

/** Timeout of a push through AppSync. */
const pushTimeoutMs = 3_000;
