import { expect, it } from 'vitest';
import {
  promptReauthentication,
  isAsking,
  sawPlayer,
  settleSessionEnd,
  reauthenticationReason,
} from './session-end';

const mei = { player: 'a-sub', email: 'mei@jade.test' };

it('promptReauthentication returns false where no player was signed in on the page', async () => {
  sawPlayer(null);

  expect(await promptReauthentication()).toBe(false);
});

it.each([true, false])('gives every waiting request the same answer: %s', async (isBack) => {
  sawPlayer(mei);
  const waiting = Promise.all([promptReauthentication(), promptReauthentication()]);

  settleSessionEnd(isBack);

  expect(await waiting).toEqual([isBack, isBack]);
});

it('asks again when the session ends again', async () => {
  sawPlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(true);
  await first;

  const second = promptReauthentication();
  settleSessionEnd(false);

  expect(await second).toBe(false);
});

it('asks again after a declined recent sign-in, since the session continues', async () => {
  sawPlayer(mei);
  const first = promptReauthentication('not-recent');
  expect(reauthenticationReason()).toBe('not-recent');
  settleSessionEnd(false, true);
  expect(await first).toBe(false);

  const second = promptReauthentication();
  expect([isAsking(), reauthenticationReason()]).toEqual([true, 'ended']);
  settleSessionEnd(true);

  expect(await second).toBe(true);
});

it('does not ask again after the player chose to stay signed out', async () => {
  sawPlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(false);
  await first;

  expect(await promptReauthentication()).toBe(false);
});

it('uses the first answer and ignores a dialog that closes afterwards', async () => {
  sawPlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(true);
  const wasAsking = isAsking();
  settleSessionEnd(false);

  const again = promptReauthentication();
  settleSessionEnd(true);

  expect([await first, wasAsking, await again]).toEqual([true, false, true]);
});
