import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { type EmailChanges, noEmailChanges } from '#domain/player/email-change';
import { allowCode } from './allow-code';

const noon = new Date('2026-11-21T12:00:00Z');
const requested: EmailChanges = {
  requested: { email: 'new@jade.test', pass: 'pass', requestedAt: noon, lastSentAt: null },
  stopLinks: [],
};
type Source = `CustomMessage_${'SignUp' | 'ForgotPassword' | 'UpdateUserAttribute' | 'VerifyUserAttribute'}`;

/** Calls the trigger as the user pool does. */
function callApi(
  source: Source,
  {
    changes = noEmailChanges,
    verified = 'true',
    pass,
  }: { changes?: EmailChanges; verified?: string; pass?: string } = {},
) {
  const event: CustomMessageTriggerEvent = {
    version: '1',
    region: 'us-east-1',
    userPoolId: 'us-east-1_test',
    userName: 'mei',
    callerContext: { awsSdkVersion: 'test', clientId: 'test' },
    triggerSource: source,
    request: {
      userAttributes: { sub: 'mei', email_verified: verified },
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
      ...(pass !== undefined && { clientMetadata: { pass } }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  };
  const emailChangesOf = async (player: string) => (player === 'mei' ? changes : undefined);
  const answer = allowCode({ emailChangesOf, now: () => new Date(noon.getTime() + 1) })(event);
  return answer.then(
    (answered) => (answered === event ? 'goes out' : 'is changed'),
    () => 'is kept',
  );
}

describe('allowCode', () => {
  it.each<[string, Parameters<typeof callApi>, string]>([
    ['for a sign-up', ['CustomMessage_SignUp', { verified: 'false' }], 'goes out'],
    ['for a forgotten password', ['CustomMessage_ForgotPassword'], 'goes out'],
    [
      'for an own address that was never proved',
      ['CustomMessage_VerifyUserAttribute', { verified: 'false' }],
      'goes out',
    ],
    [
      'for the change that was asked for here',
      ['CustomMessage_UpdateUserAttribute', { changes: requested, pass: 'pass' }],
      'goes out',
    ],
    ['for that change once more', ['CustomMessage_VerifyUserAttribute', { changes: requested }], 'goes out'],
    ['for another address by an access token alone', ['CustomMessage_UpdateUserAttribute'], 'is kept'],
    [
      'for another address beside a change of its player',
      ['CustomMessage_UpdateUserAttribute', { changes: requested }],
      'is kept',
    ],
    [
      'for another address with a guessed pass',
      ['CustomMessage_UpdateUserAttribute', { changes: requested, pass: 'guess' }],
      'is kept',
    ],
    ['once more for a change that nobody asked for', ['CustomMessage_VerifyUserAttribute'], 'is kept'],
  ])('%s: %j', async (_case, call, outcome) => {
    expect(await callApi(...call)).toBe(outcome);
  });
});
