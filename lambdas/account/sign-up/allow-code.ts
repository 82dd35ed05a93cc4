import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type EmailChanges, isCodeAllowed, noEmailChanges } from '#domain/player/email-change';
import { TriggerRefusal } from './trigger-refusal';

export interface AllowCodeDependencies {
  readonly emailChangesOf: (player: string) => Promise<EmailChanges | undefined>;
  readonly now: () => Date;
}

/**
 * Decides whether the user pool may send a code for an email address. Any access token can request another address at the pool directly,
 * so a stolen one could take over the account. A code for another address therefore goes out only for a change requested through this API,
 * which shows its pass. An address that was never verified can be verified at any time.
 *
 * Other codes, for a sign-up or a forgotten password, go to the address of the account and are not checked.
 *
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 *
 * @throws TriggerRefusal when no code may go out; the pool then refuses the call with `UserLambdaValidationException`
 */
export function allowCode({ emailChangesOf, now }: AllowCodeDependencies) {
  return async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
    const { userAttributes, clientMetadata } = event.request as CodeRequest;
    const { sub = '', email_verified: verified } = userAttributes;
    const isForOwn = event.triggerSource === 'CustomMessage_VerifyUserAttribute' && verified !== 'true';
    const isForAnother =
      event.triggerSource === 'CustomMessage_UpdateUserAttribute' ||
      event.triggerSource === 'CustomMessage_VerifyUserAttribute';
    if (isForOwn || !isForAnother) return event;
    const changes = (await emailChangesOf(sub)) ?? noEmailChanges;
    // A repeated code goes to the pending address, which the pool accepted with the pass.
    const pass =
      event.triggerSource === 'CustomMessage_VerifyUserAttribute'
        ? changes.requested?.pass
        : clientMetadata?.['pass'];
    if (!isCodeAllowed(changes, pass, now()))
      throw new TriggerRefusal('Request a change of the address on the account page');
    return event;
  };
}

/** The Lambda types leave the attributes untyped. */
interface CodeRequest {
  readonly userAttributes: Readonly<Record<string, string | undefined>>;
  readonly clientMetadata?: Readonly<Record<string, string>>;
}
