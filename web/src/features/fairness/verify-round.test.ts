import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundMessage } from '#domain/fairness/commitment';
import { drawsFrom } from '#domain/fairness/draws';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { canonicalMachine } from '#domain/games/slots/par-sheet';
import { drawStops, evaluateSpin } from '#domain/games/slots/spin';
import type { Round } from '#web/lib/play-fab-ops-types';
import { verifyRound } from './verify-round';

const serverSeed = '0123456789abcdef'.repeat(4);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A round as the house plays it: with the other implementation of the same hashes. */
function playedRound(nonce: number): Round {
  const block = (index: number) =>
    createHmac('sha256', serverSeed)
      .update(roundMessage('client-seed', nonce, index))
      .digest();
  const { payout, ...outcome } = evaluateSpin(hkSlots, drawStops(hkSlots, drawsFrom(block)), 100);
  const proof = {
    parHash: sha256(canonicalMachine(hkSlots)),
    serverSeedHash: sha256(serverSeed),
    clientSeed: 'client-seed',
    nonce,
  };
  const facts = {
    id: 'round-7',
    sequence: 7,
    at: '2026-11-21T12:00:00.000Z',
    gameId: 'hk-slots',
    coin: 'gold',
    stake: 100,
  };
  return JSON.parse(JSON.stringify({ ...facts, payout, outcome, proof })) as Round;
}

async function failedChecks(round: Round, seed = serverSeed): Promise<string[]> {
  const { checks } = await verifyRound(round, seed, hkSlots);
  return checks.filter(({ holds }) => !holds).map(({ id }) => id);
}

describe('verifyRound', () => {
  it.each([0, 1, 2, 17, 4_000])('confirms a round that the house played, nonce %i', async (nonce) => {
    const verification = await verifyRound(playedRound(nonce), serverSeed, hkSlots);

    expect(verification.holds).toBe(true);
    const ids = verification.checks.map(({ id }) => id);
    expect(ids).toEqual(['seed', 'machine', 'stops', 'window', 'wins', 'payout']);
  });

  it('shows the published golden block of nonce 0', async () => {
    const { draw } = await verifyRound(playedRound(0), serverSeed, hkSlots);

    expect(draw).toEqual({
      message: 'client-seed:0:0',
      block: '99cd8ab28c59d67ffa774b6a4dac3386b218f3fe7883403d38bfc17e50fd8d62',
    });
  });

  it('finds out another seed than the one that was committed', async () => {
    expect(await failedChecks(playedRound(0), 'f'.repeat(64))).toContain('seed');
  });

  it('finds out a payout that was changed', async () => {
    const round = playedRound(0);

    expect(await failedChecks({ ...round, payout: round.payout + 1 })).toEqual(['payout']);
  });

  it('finds out a reel that was moved', async () => {
    const round = playedRound(0);
    const stops = round.outcome.stops.with(2, ((round.outcome.stops[2] ?? 0) + 1) % 10);

    expect(await failedChecks({ ...round, outcome: { ...round.outcome, stops } })).toEqual(['stops']);
  });

  it('finds out a symbol that was swapped', async () => {
    const round = playedRound(0);
    const window = round.outcome.window.with(0, ['dragon', 'dragon', 'dragon']);

    expect(await failedChecks({ ...round, outcome: { ...round.outcome, window } })).toEqual(['window']);
  });

  it('finds out a win that was made up', async () => {
    const round = playedRound(0);
    const scatterWin = { symbol: 'ferry-lantern', count: 3, payout: 200 };

    expect(await failedChecks({ ...round, outcome: { ...round.outcome, scatterWin } })).toEqual(['wins']);
  });

  it('finds out a round that was given another number', async () => {
    const round = playedRound(0);

    expect(await failedChecks({ ...round, proof: { ...round.proof, nonce: 1 } })).toContain('stops');
  });

  it('finds out another version of the machine', async () => {
    const round = playedRound(0);

    expect(await failedChecks({ ...round, proof: { ...round.proof, parHash: sha256('other') } })).toEqual([
      'machine',
    ]);
  });
});
