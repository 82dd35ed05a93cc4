import { describe, expect, it } from 'vitest';
import { exampleRound } from '../rounds/example-round';
import { beginVisit, countRound, rememberVisit, resumeVisit } from './visit';

function setup() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
  };
  return { entries, storage };
}

describe('countRound', () => {
  it('subtracts the stake and adds the payout per coin', () => {
    const visit = [
      exampleRound({ sequence: 1, stake: 100, payout: 40 }),
      exampleRound({ sequence: 2, stake: 100, payout: 250 }),
      exampleRound({ sequence: 3, coin: 'sweeps', stake: 40, payout: 0 }),
    ].reduce(countRound, beginVisit('player-1', 0));

    expect(visit.net).toEqual({ gold: 90, sweeps: -40 });
    expect(visit.rounds).toBe(3);
  });

  it('counts a repeated round once', () => {
    const round = exampleRound({ sequence: 5 });

    const visit = [round, round].reduce(countRound, beginVisit('player-1', 0));

    expect(visit.rounds).toBe(1);
    expect(visit.net.gold).toBe(-100);
  });
});

describe('resumeVisit', () => {
  it('restores the visit after a reload', () => {
    const { storage } = setup();
    const visit = countRound(beginVisit('player-1', 1_000), exampleRound());
    rememberVisit(storage, visit);

    expect(resumeVisit(storage, 'player-1', 9_000)).toEqual(visit);
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
