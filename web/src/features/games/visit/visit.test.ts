import { describe, expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { beginVisit, countRound, rememberVisit, resumeVisit } from './visit';

function setup() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  };
  return { entries, storage };
}

describe('countRound', () => {
  it('subtracts the stake and adds the payout per coin', () => {
    const visit = [
      exampleRound({ id: 'round-1', stake: 100, payout: 40 }),
      exampleRound({ id: 'round-2', stake: 100, payout: 250 }),
      exampleRound({ id: 'round-3', coin: 'sweeps', stake: 40, payout: 0 }),
    ].reduce(countRound, beginVisit('player-1', 0));

    expect(visit.net).toEqual({ gold: 90, sweeps: -40 });
    expect(visit.rounds).toBe(3);
  });

  it('counts a repeated round once', () => {
    const round = exampleRound();

    const visit = [round, round].reduce(countRound, beginVisit('player-1', 0));

    expect(visit.rounds).toBe(1);
    expect(visit.net.gold).toBe(-100);
  });

  it('counts a round that was left open and finished after a newer round of another game', () => {
    const ticket = exampleRound({ id: 'ticket', gameId: 'lucky-ticket', sequence: 10, payout: 300 });
    const dice = exampleRound({ id: 'dice', gameId: 'dice', sequence: 11 });

    const visit = [dice, ticket].reduce(countRound, beginVisit('player-1', 0));

    expect(visit.rounds).toBe(2);
    expect(visit.net.gold).toBe(100);
  });

  it('counts a round once when its end is shown again after rounds of other games', () => {
    const ticket = exampleRound({ id: 'ticket', gameId: 'lucky-ticket' });
    const dice = Array.from({ length: 100 }, (_, index) =>
      exampleRound({ id: `dice-${index}`, gameId: 'dice' }),
    );

    const visit = [ticket, ...dice, ticket].reduce(countRound, beginVisit('player-1', 0));

    expect(visit.rounds).toBe(101);
  });
});

describe('resumeVisit', () => {
  it('restores the visit after a reload', () => {
    const { storage } = setup();
    const visit = countRound(beginVisit('player-1', 1_000), exampleRound());
    rememberVisit(storage, visit);

    expect(resumeVisit(storage, 'player-1', 9_000)).toEqual(visit);
  });

  it('continues a visit that an earlier build of the site stored', () => {
    const { storage, entries } = setup();
    const earlier = { player: 'player-1', startedAtMs: 1_000, rounds: 1, net: { gold: -100, sweeps: 0 } };
    entries.set('jade-harbour.visit', JSON.stringify({ ...earlier, lastSequence: 7 }));

    const visit = countRound(resumeVisit(storage, 'player-1', 9_000), exampleRound({ id: 'round-8' }));

    expect(visit).toMatchObject({ startedAtMs: 1_000, rounds: 2, net: { gold: -200, sweeps: 0 } });
  });

  it('keeps the start time when no round was played before the reload', () => {
    const { storage } = setup();

    resumeVisit(storage, 'player-1', 1_000);

    expect(resumeVisit(storage, 'player-1', 9_000).startedAtMs).toBe(1_000);
  });

  it.each(['null', '{', '{"player":"player-2"}'])('begins a new visit when storage holds %s', (text) => {
    const { storage, entries } = setup();
    entries.set('jade-harbour.visit', text);

    expect(resumeVisit(storage, 'player-1', 9_000)).toEqual(beginVisit('player-1', 9_000));
  });
});
