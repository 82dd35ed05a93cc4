import { expect, it } from 'vitest';
import {
  promptReauthentication,
  isReauthenticating,
  setPagePlayer,
  settleSessionEnd,
  signOutOfPage,
  reauthenticationReason,
} from './session-end';

const mei = { player: 'a-sub', email: 'mei@jade.test' };

it('promptReauthentication returns false where no player was signed in on the page', async () => {
  setPagePlayer(null);

  expect(await promptReauthentication()).toBe(false);
});

it.each([true, false])('gives every waiting request the same answer: %s', async (hasSignedIn) => {
  setPagePlayer(mei);
  const waiting = Promise.all([promptReauthentication(), promptReauthentication()]);

  settleSessionEnd(hasSignedIn);

  expect(await waiting).toEqual([hasSignedIn, hasSignedIn]);
});

it('returns false for a request that is refused while the player signs out, and after it', async () => {
  setPagePlayer(mei);
  const answers: boolean[] = [];

  await signOutOfPage(async () => {
    setPagePlayer(mei);
    answers.push(await promptReauthentication());
  });
  answers.push(await promptReauthentication());

  expect(answers).toEqual([false, false]);
});

it('asks again after a sign-out that failed', async () => {
  setPagePlayer(mei);

  await expect(signOutOfPage(() => Promise.reject(new Error('No connection')))).rejects.toThrow();
  setPagePlayer(mei);
  const answer = promptReauthentication();
  settleSessionEnd(true);

  expect(await answer).toBe(true);
});

it('asks again when the session ends again', async () => {
  setPagePlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(true);
  await first;

  const second = promptReauthentication();
  settleSessionEnd(false);

  expect(await second).toBe(false);
});

it('asks again after a declined recent sign-in, since the session continues', async () => {
  setPagePlayer(mei);
  const first = promptReauthentication('not-recent');
  expect(reauthenticationReason()).toBe('not-recent');
  settleSessionEnd(false, true);
  expect(await first).toBe(false);

  const second = promptReauthentication();
  expect([isReauthenticating(), reauthenticationReason()]).toEqual([true, 'ended']);
  settleSessionEnd(true);

  expect(await second).toBe(true);
});

it('does not ask again after the player chose to stay signed out', async () => {
  setPagePlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(false);
  await first;

  expect(await promptReauthentication()).toBe(false);
});

it('uses the first answer and ignores a dialog that closes afterwards', async () => {
  setPagePlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(true);
  const wasReauthenticating = isReauthenticating();
  settleSessionEnd(false);

  const again = promptReauthentication();
  settleSessionEnd(true);

  expect([await first, wasReauthenticating, await again]).toEqual([true, false, true]);
});
