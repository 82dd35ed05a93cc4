import { linkProvider } from '#lambdas/account/sign-up/link-provider';
import { isTriggerRefusal } from '#lambdas/account/sign-up/trigger-refusal';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { preSignUpDependencies } from './dependencies';

const dependencies = preSignUpDependencies();

export const handler = logFailedRuns(dependencies.log, linkProvider(dependencies), isTriggerRefusal);
