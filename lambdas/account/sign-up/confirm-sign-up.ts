import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { logLines } from '#lambdas/runtime/log';
import { openWallet, type OpenWalletDependencies } from '#lambdas/wallet/open-wallet';

/**
 * Opens the wallet of a user who has just confirmed a sign-up. It is a convenience: Cognito calls it once, within 5 seconds and not for
 * users made by an admin, so the first authenticated request opens a wallet that is still missing.
 */
export function confirmSignUp(dependencies: OpenWalletDependencies) {
  return async (event: PostConfirmationTriggerEvent): Promise<void> => {
    const { sub, email, email_verified: verified } = event.request.userAttributes;
    if (!sub || !email) throw new Error('A confirmed user has no sub or no email');
    try {
      await openWallet(dependencies, { player: sub, email, isEmailVerified: verified === 'true' });
    } catch (error) {
      // Cognito has confirmed the user already, and would report a permanent failure to them.
      dependencies.log(logLines.walletLeftToOpen, { error });
    }
  };
}
