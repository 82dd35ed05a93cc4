import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { OpenWalletDependencies } from '#lambdas/wallet/open-wallet';
import { confirmSignUp } from './confirm-sign-up';
import { unlinkProviders, type UnlinkProvidersDependencies } from './unlink-providers';

/**
 * Runs the use case of a post-confirmation event by its trigger source, and returns the event as Cognito requires.
 *
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-confirmation.html
 */
export function answerConfirmation(dependencies: OpenWalletDependencies & UnlinkProvidersDependencies) {
  const useCases = {
    PostConfirmation_ConfirmSignUp: confirmSignUp(dependencies),
    PostConfirmation_ConfirmForgotPassword: unlinkProviders(dependencies),
  };
  return async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    await useCases[event.triggerSource](event);
    return event;
  };
}
