import { describe, expect, it } from 'vitest';
import { atStake } from './at-stake';
import { exampleRound } from './example-round';
import { nextPlayState, nothingPlayed, type PlayEvent, type PlayState } from './play-state';
import type { Press } from './press';

const press: Press = {
  key: 'key-1',
  player: 'player-1',
  gameId: 'blackjack',
  coin: 'gold',
  stake: 200,
  choice: null,
  decision: null,
  pressedAtMs: 0,
};
const begun = exampleRound({ stake: 200, isSettled: false });

function decides(text: string): PlayEvent {
  return { type: 'asked', press: { ...press, decision: { round: begun.id, text, step: 0 } }, nowMs: 2_000 };
}

function answered(change: Partial<Extract<PlayEvent, { type: 'answered' }>> = {}): PlayEvent {
  const played = { round: begun, version: null };
  return { type: 'answered', key: 'key-1', played, awaits: 'decision', kept: false, nowMs: 1_000, ...change };
}

function after(...events: PlayEvent[]): PlayState {
  return events.reduce((state, event) => nextPlayState(state, event, 5_000), nothingPlayed);
}

const pressed: PlayEvent = { type: 'asked', press, nowMs: 0 };
const deciding = [pressed, answered(), { type: 'shown' } as const];

describe('atStake', () => {
  it('is the stake from the press until the round has been shown', () => {
    expect(atStake(after(pressed))).toMatchObject({ coin: 'gold', stake: 200 });
    expect(atStake(after(pressed, answered()))).toEqual({ coin: 'gold', stake: 200 });
    expect(atStake(after(...deciding))).toBeNull();
  });

  it('is the stake that a decision added, or 0 when it added nothing', () => {
    const end = (stake: number) =>
      answered({ played: { round: { ...begun, stake, isSettled: true }, version: null }, awaits: null });

    expect(atStake(after(...deciding, decides('double')))).toBeNull();
    expect(atStake(after(...deciding, decides('double'), end(400)))?.stake).toBe(200);
    expect(atStake(after(...deciding, decides('stand'), end(200)))?.stake).toBe(0);
  });

  it.each<[string, PlayEvent[]]>([
    ['was asked for before', [pressed, answered({ kept: true })]],
    ['was left', [{ type: 'resumed', played: { round: begun, version: null }, awaits: 'decision' }]],
    ['comes from the history', [{ type: 'replayed', round: exampleRound() }]],
  ])('is null for a round that %s', (_of, events) => {
    expect(atStake(after(...events))).toBeNull();
  });
});
