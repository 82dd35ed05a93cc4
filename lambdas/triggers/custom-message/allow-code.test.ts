import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { EmailChange } from '#domain/player/email-change';
import type { PlayerProfile } from '#stores/player-store';
import { allowCode } from './allow-code';

const noon = new Date('2026-11-21T12:00:00Z');
const change: EmailChange = {
  ...{ email: 'new@jade.test', username: 'mei', pass: 'pass', stop: 'mei/stop' },
  ...{ askedAt: noon, earlier: [] },
};
type Source = `CustomMessage_${'SignUp' | 'ForgotPassword' | 'UpdateUserAttribute' | 'VerifyUserAttribute'}`;

/** Asks as the user pool does, for a player whose record has this change. */
function ask(
  source: Source,
  {
    emailChange = null,
    verified = 'true',
    pass,
  }: { emailChange?: EmailChange | null; verified?: string; pass?: string } = {},
) {
  const event = {
    triggerSource: source,
    request: {
      userAttributes: { sub: 'mei', email_verified: verified },
      ...(pass !== undefined && { clientMetadata: { pass } }),
    },
  } as unknown as CustomMessageTriggerEvent;
  const find = async (player: string) =>
    player === 'mei' ? ({ emailChange } as unknown as PlayerProfile) : undefined;
  const answer = allowCode({ players: { find }, now: () => new Date(noon.getTime() + 1) })(event);
  return answer.then(
    (answered) => (answered === event ? 'goes out' : 'is changed'),
    () => 'is kept',
  );
}

describe('a code of the user pool', () => {
  it.each<[string, Parameters<typeof ask>, string]>([
    ['for a sign-up', ['CustomMessage_SignUp', { verified: 'false' }], 'goes out'],
    ['for a forgotten password', ['CustomMessage_ForgotPassword'], 'goes out'],
    [
      'for an own address that was never proved',
      ['CustomMessage_VerifyUserAttribute', { verified: 'false' }],
      'goes out',
    ],
    [
      'for the change that was asked for here',
      ['CustomMessage_UpdateUserAttribute', { emailChange: change, pass: 'pass' }],
      'goes out',
    ],
    ['for that change once more', ['CustomMessage_VerifyUserAttribute', { emailChange: change }], 'goes out'],
    ['for another address by an access token alone', ['CustomMessage_UpdateUserAttribute'], 'is kept'],
    [
      'for another address beside a change of its player',
      ['CustomMessage_UpdateUserAttribute', { emailChange: change }],
      'is kept',
    ],
    [
      'for another address with a guessed pass',
      ['CustomMessage_UpdateUserAttribute', { emailChange: change, pass: 'guess' }],
      'is kept',
    ],
    ['once more for a change that nobody asked for', ['CustomMessage_VerifyUserAttribute'], 'is kept'],
  ])('%s: %j', async (_case, asked, outcome) => {
    expect(await ask(...asked)).toBe(outcome);
  });
});
