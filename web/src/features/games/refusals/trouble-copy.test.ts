import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import type { Press } from '../rounds/press';
import { offlineRefusal } from '../rounds/refused-press';
import { troubleMessage } from './trouble-copy';

const press: Press = {
  key: 'key-1',
  player: 'player-1',
  gameId: 'blackjack',
  coin: 'gold',
  stake: 100,
  choice: null,
  decision: null,
};
const decided: Press = { ...press, decision: { round: 'round-7', text: 'double', step: 1 } };
const unreachable = new ApiRefusal({ status: 0, code: 'request/unreachable', message: '' });
const unavailable = new ApiRefusal({ status: 503, code: 'request/unavailable', message: '' });

describe('troubleMessage', () => {
  it('says that nothing was staked when the press was made offline', () => {
    expect(troubleMessage({ press, fate: 'refused', failure: offlineRefusal() })).toEqual({
      title: 'You are offline.',
      text: 'Nothing was sent and nothing was staked. Try again when you are back online.',
    });
  });

  it('says that it is unknown whether a stake was placed when no answer arrived', () => {
    expect(troubleMessage({ press, fate: 'unanswered', failure: unreachable })).toEqual({
      title: 'A network error has occurred.',
      text: 'We do not know whether your stake of 100 GC reached us. Check again to find out. When this device is back online, the page checks on its own. Checking stakes nothing.',
    });
  });

  it('says the same of a decision', () => {
    const { text } = troubleMessage({ press: decided, fate: 'unanswered', failure: unreachable });

    expect(text).toContain('We do not know whether your decision reached us.');
  });

  it('says that the outcome is unknown when only the check was refused', () => {
    const failure = new ApiRefusal({ status: 404, code: 'games/unknown-game', message: '' });

    expect(troubleMessage({ press, fate: 'unanswered', failure })).toEqual({
      title: 'The check was refused.',
      text: 'We do not know whether your stake of 100 GC reached us. Check again to find out.',
    });
  });

  it('uses the refusal text when the server did answer', () => {
    const { text } = troubleMessage({ press, fate: 'unanswered', failure: unavailable });

    expect(text).not.toContain('on its own');
    expect(text).not.toBe('');
  });

  it('asks before a press that was not played is sent again', () => {
    expect(troubleMessage({ press, fate: 'unplayed', failure: null })).toEqual({
      title: 'Your stake has not reached us yet.',
      text: 'You pressed for 100 GC. We count it once, even if it arrives late. Do you still want to play this round?',
    });
    expect(troubleMessage({ press: decided, fate: 'unplayed', failure: null }).title).toBe(
      'Your decision has not reached us yet.',
    );
  });
});
