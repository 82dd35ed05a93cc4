import { randomBytes } from 'node:crypto';
import { cognito, dynamoDb, triggerPatience } from '#stores/aws-clients';
import { createPlayerStore } from '#stores/player-store';
import { createProfileStore } from '#stores/profile-store';
import { setting } from '../environment';
import { createLog } from '../outcome/log';
import type { AllowCodeDependencies } from '../triggers/custom-message/allow-code';
import type { UnlinkProvidersDependencies } from '../triggers/post-confirmation/unlink-providers';
import type { LinkProviderDependencies } from '../triggers/pre-sign-up/link-provider';
import type { OpenWalletDependencies } from '../wallet/open-wallet';
import { now } from './clock';
import { walletDependencies } from './wallets';

/** Dependencies of the function that Cognito calls after a confirmed sign-up or password reset, and waits for. */
export function postConfirmationDependencies(): OpenWalletDependencies & UnlinkProvidersDependencies {
  const client = cognito(triggerPatience);
  return {
    ...walletDependencies(dynamoDb(triggerPatience), createLog('post-confirmation')),
    profilesOf: (userPoolId) => createProfileStore(client, userPoolId),
  };
}

/** What decides which codes go out, while Cognito waits. */
export function customMessageDependencies(): AllowCodeDependencies {
  const players = createPlayerStore(dynamoDb(triggerPatience), setting('PLAYERS_TABLE'));
  return { emailChangesOf: async (player) => (await players.find(player))?.emailChanges, now };
}

/** What links providers to accounts, while Cognito waits. Its pool is in the event: the pool waits for the function. */
export function preSignUpDependencies(): LinkProviderDependencies {
  const client = cognito(triggerPatience);
  return {
    profilesOf: (userPoolId) => createProfileStore(client, userPoolId),
    makePassword: () => `Aa1-${randomBytes(32).toString('base64url')}`,
    log: createLog('pre-sign-up'),
  };
}

/** What opens the wallets of demo sign-ins. */
export function demoAccountsDependencies(): OpenWalletDependencies {
  return walletDependencies(dynamoDb(), createLog('demo-accounts'));
}
