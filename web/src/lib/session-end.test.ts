import { expect, it } from 'vitest';
import { promptReauthentication, isAsking, sawPlayer, settleSessionEnd, whyAsked } from './session-end';

const mei = { player: 'a-sub', email: 'mei@jade.test' };

it('asks nobody on a page where nobody was signed in', async () => {
  sawPlayer(null);

  expect(await promptReauthentication()).toBe(false);
});

it.each([true, false])('gives every request that waits the one answer: %s', async (isBack) => {
  sawPlayer(mei);
  const waiting = Promise.all([promptReauthentication(), promptReauthentication()]);

  settleSessionEnd(isBack);

  expect(await waiting).toEqual([isBack, isBack]);
});

it('asks again when the session ends once more', async () => {
  sawPlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(true);
  await first;

  const second = promptReauthentication();
  settleSessionEnd(false);

  expect(await second).toBe(false);
});

it('asks again whoever would rather not sign in once more, as their session goes on', async () => {
  sawPlayer(mei);
  const first = promptReauthentication('not-recent');
  expect(whyAsked()).toBe('not-recent');
  settleSessionEnd(false, true);
  expect(await first).toBe(false);

  const second = promptReauthentication();
  expect([isAsking(), whyAsked()]).toEqual([true, 'ended']);
  settleSessionEnd(true);

  expect(await second).toBe(true);
});

it('asks no more after somebody chose to stay signed out', async () => {
  sawPlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(false);
  await first;

  expect(await promptReauthentication()).toBe(false);
});

it('goes by the first answer: a dialog that closes afterwards says nothing more', async () => {
  sawPlayer(mei);
  const first = promptReauthentication();
  settleSessionEnd(true);
  const asking = isAsking();
  settleSessionEnd(false);

  const again = promptReauthentication();
  settleSessionEnd(true);

  expect([await first, asking, await again]).toEqual([true, false, true]);
});
