import { beforeEach, describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import type { AnyGame } from '#domain/games/games';
import { listScratchCards } from '#domain/games/scratch/cards';
import { scratchGame } from '#domain/games/scratch/scratch-game';
import { harbourWheel } from '#domain/games/wheel/harbour-wheel';
import { wheelGame } from '#domain/games/wheel/wheel-game';
import { createDemoBackend, type DemoBackend } from './demo-backend';

const wheel = wheelGame(harbourWheel);
const parHash = 'a'.repeat(64);
let seed = 0;

beforeEach(() => {
  seed = 0;
});

/** Deterministic pseudo-random bytes, the same in every run. */
function blockOf(): Uint8Array {
  return Uint8Array.from({ length: 32 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed >> 16;
  });
}

function createBackend(game: AnyGame): DemoBackend {
  let rounds = 0;
  return createDemoBackend({
    load: () => Promise.resolve({ game, parHash }),
    blockOf,
    idOf: () => `round-${(rounds += 1)}`,
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
}

let keys = 0;

function play(backend: DemoBackend, game: AnyGame, change: object = {}) {
  const request = { gameId: game.id, coin: 'gold', stake: 100, choice: null, ...change } as const;
  return backend.play(request, `key-${(keys += 1)}`);
}

function totalOf(backend: DemoBackend): number {
  return backend.balances.read()?.gold ?? 0;
}

describe('createDemoBackend', () => {
  it('plays the game and moves pretend coins by the stakes and payouts of its rounds', async () => {
    const backend = createBackend(wheel);
    let expected = 10_000;

    for (let round = 0; round < 30; round += 1) {
      const { round: played, balances, sequence, awaits } = await play(backend, wheel);
      backend.balances.set(balances, sequence);
      expected += played.payout - played.stake;
      expect(played).toMatchObject({ stake: 100, isSettled: true, proof: { parHash } });
      expect(awaits).toBeNull();
    }

    expect(totalOf(backend)).toBe(expected);
    expect(expected).not.toBe(10_000);
  });

  it('returns the same answer for a repeated key', async () => {
    const backend = createBackend(wheel);
    const request = { gameId: wheel.id, coin: 'gold', stake: 100, choice: null } as const;

    const first = await backend.play(request, 'key');

    expect(await backend.play(request, 'key')).toBe(first);
    expect((await backend.rounds(wheel.id, { limit: 9 })).items).toHaveLength(1);
  });

  it('refuses an unavailable stake and a stake above the balance', async () => {
    const backend = createBackend(wheel);

    await expect(play(backend, wheel, { stake: 7 })).rejects.toMatchObject({ code: 'request/invalid' });
    await expect(play(backend, wheel, { stake: 100_000 })).rejects.toMatchObject({
      code: 'wallet/insufficient-funds',
    });
    expect((await backend.rounds(wheel.id, { limit: 9 })).items).toEqual([]);
  });

  it('lists its rounds page by page, newest first', async () => {
    const backend = createBackend(wheel);
    for (let round = 0; round < 5; round += 1) await play(backend, wheel);

    const newest = await backend.rounds(wheel.id, { limit: 3 });
    const oldest = await backend.rounds(wheel.id, { limit: 3, before: newest.next ?? 0 });

    expect(newest.items.map(({ id }) => id)).toEqual(['round-5', 'round-4', 'round-3']);
    expect(oldest.items.map(({ id }) => id)).toEqual(['round-2', 'round-1']);
    expect(oldest.next).toBeNull();
  });

  it('adds pretend coins to what is left of them, and keeps its rounds', async () => {
    const backend = createBackend(wheel);
    const { balances, sequence } = await play(backend, wheel);
    backend.balances.set(balances, sequence);

    backend.addCoins?.();

    expect(totalOf(backend)).toBe(balances.gold + 10_000);
    expect((await backend.rounds(wheel.id, { limit: 10 })).items).toHaveLength(1);
    expect((await play(backend, wheel)).sequence).toBeGreaterThan(sequence);
  });

  it('clears coins, memory and rounds on reset', async () => {
    const backend = createBackend(wheel);
    const { balances, sequence } = await play(backend, wheel);
    backend.balances.set(balances, sequence);
    backend.memory.setItem('jade-harbour.visit', 'an hour');

    backend.reset();

    expect(totalOf(backend)).toBe(10_000);
    expect(backend.memory.getItem('jade-harbour.visit')).toBeNull();
    expect(await backend.rounds(wheel.id, { limit: 9 })).toEqual({ items: [], next: null });
    expect((await play(backend, wheel)).sequence).toBeGreaterThan(sequence);
  });
});

describe('demo of a game with a confirmation', () => {
  const [card] = listScratchCards().map(scratchGame);

  it('keeps a card open until it is confirmed as seen, and refuses another one before', async () => {
    if (!card) throw new Error('There is no scratch card');
    const backend = createBackend(card);
    const { round, awaits } = await play(backend, card);

    expect(awaits).toBe('seeing');
    expect(await backend.readOpen(card.id)).toEqual({ round, awaits: 'seeing' });
    await expect(play(backend, card)).rejects.toMatchObject({ code: 'games/round-open' });

    await backend.seen({ gameId: card.id, id: round.id });

    expect(await backend.readOpen(card.id)).toEqual({ round: null, awaits: null });
    await expect(play(backend, card)).resolves.toBeDefined();
  });
});

describe('demo of a game with decisions', () => {
  /** A backend with a hand that may stand, and the hand. */
  async function dealt() {
    for (;;) {
      const backend = createBackend(blackjack);
      const answer = await play(backend, blackjack);
      const { outcome } = answer.round;
      if (outcome.family === 'blackjack' && outcome.options.includes('stand')) return { backend, ...answer };
    }
  }

  it('keeps the dealt cards with every decision', async () => {
    const { backend, round } = await dealt();

    const { round: ended, awaits } = await backend.decide(
      { gameId: blackjack.id, id: round.id },
      { decision: 'stand', step: 0 },
      'stand',
    );

    expect(awaits).toBeNull();
    expect(ended).toMatchObject({ id: round.id, decisions: ['stand'], isSettled: true });
    const before = round.outcome;
    const after = ended.outcome;
    if (before.family !== 'blackjack' || after.family !== 'blackjack') throw new Error('No blackjack');
    expect(after.hands[0]?.cards).toEqual(before.hands[0]?.cards);
    expect(after.dealer.cards[0]).toBe(before.dealer.cards[0]);
  });

  it('refuses a repeated decision, an unknown round and an unavailable decision', async () => {
    const { backend, round } = await dealt();
    const decide = (id: string, decision: string, step: number, key: string) =>
      backend.decide({ gameId: blackjack.id, id }, { decision, step }, key);

    await expect(decide(round.id, 'stand', 1, 'a')).rejects.toMatchObject({ code: 'games/round-conflict' });
    await expect(decide('other', 'stand', 0, 'b')).rejects.toMatchObject({ code: 'games/unknown-round' });
    await expect(decide(round.id, 'fold', 0, 'c')).rejects.toMatchObject({
      code: 'games/decision-not-allowed',
    });
    expect((await decide(round.id, 'stand', 0, 'd')).round.isSettled).toBe(true);
  });
});
