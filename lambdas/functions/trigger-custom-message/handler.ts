import { allowCode } from '#lambdas/account/sign-up/allow-code';
import { isTriggerRefusal } from '#lambdas/account/sign-up/trigger-refusal';
import { createLog } from '#lambdas/runtime/log';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { customMessageDependencies } from './dependencies';

export const handler = logFailedRuns(
  createLog('custom-message'),
  allowCode(customMessageDependencies()),
  isTriggerRefusal,
);
