import { describe, expect, it } from 'vitest';
import { atStake } from './at-stake';
import { examplePress, exampleRound } from './example-round';
import type { RoundEvent } from './machine/round-event';
import { nextRound } from './machine/round-machine';
import { nothingPlayed, type RoundState } from './machine/round-state';

const press = examplePress({ stake: 200 });
const begun = exampleRound({ stake: 200, isSettled: false });
const balances = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 0, goldHeld: 0, sweepsHeld: 0 };

function decides(text: string): RoundEvent {
  const decision = { round: begun.id, text, step: 0 };
  return { type: 'pressed', press: { ...press, decision }, isReachable: true, nowMs: 2_000 };
}

function answered(change: Partial<Extract<RoundEvent, { type: 'answered' }>> = {}): RoundEvent {
  const played = { round: begun, version: null };
  return { type: 'answered', key: press.key, played, awaits: 'decision', balances, nowMs: 1_000, ...change };
}

function after(...events: RoundEvent[]): RoundState {
  return events.reduce<RoundState>((state, event) => nextRound(state, event, 5_000).state, nothingPlayed);
}

function opened(change: Partial<Extract<RoundEvent, { type: 'opened' }>>): RoundEvent {
  return { type: 'opened', unanswered: null, leftOpen: null, ...change };
}

const pressed: RoundEvent = { type: 'pressed', press, isReachable: true, nowMs: 0 };
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

  it.each<[string, RoundEvent[]]>([
    ['was requested before', [opened({ unanswered: press }), answered()]],
    ['was left', [opened({ leftOpen: { played: { round: begun, version: null }, awaits: 'decision' } })]],
    ['comes from the history', [{ type: 'replayed', played: { round: exampleRound(), version: null } }]],
  ])('is null for a round that %s', (_of, events) => {
    expect(atStake(after(...events))).toBeNull();
  });
});
