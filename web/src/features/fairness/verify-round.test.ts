import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { roundMessage } from '#domain/fairness/commitment';
import { type BlockSource, drawsFrom } from '#domain/fairness/draws';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import type { AnyGame } from '#domain/games/games';
import { hkSlots } from '#domain/games/slots/hk-slots/machine';
import { slotGame } from '#domain/games/slots/slot-game';
import { harbourWheel } from '#domain/games/wheel/harbour-wheel';
import { wheelGame } from '#domain/games/wheel/wheel-game';
import { verifyRound } from './verify-round';

const serverSeed = '0123456789abcdef'.repeat(4);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const slots = slotGame(hkSlots);

/** A round as the server plays it, with the hash functions of Node.js. */
function roundOf(game: AnyGame, nonce: number, decisions: string[] = []): Round {
  const block: BlockSource = (index) =>
    createHmac('sha256', serverSeed)
      .update(roundMessage('client-seed', nonce, index))
      .digest();
  const soFar = game.play(drawsFrom(block), { stake: 100, choice: null, decisions });
  if ('code' in soFar) throw new Error(`No such round: ${decisions.join()}`);
  const proof = {
    parHash: sha256(game.canonicalText),
    serverSeedHash: sha256(serverSeed),
    clientSeed: 'client-seed',
    nonce,
  };
  const facts = {
    id: 'round-7',
    sequence: 7,
    at: '2026-11-21T12:00:00.000Z',
    gameId: game.id,
    coin: 'gold',
    firstStake: 100,
    stake: soFar.staked,
    choice: null,
    decisions,
    isSettled: true,
  };
  const { outcome, payout } = soFar;
  return JSON.parse(JSON.stringify({ ...facts, payout, outcome, proof })) as Round;
}

function playedRound(nonce: number) {
  return roundOf(slots, nonce) as SlotRound;
}

/** The first nonce of this seed whose round has free spins. */
const featureNonce = firstNonceWithFreeSpins();
const roundWithFreeSpins = playedRound(featureNonce);

function firstNonceWithFreeSpins(): number {
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    if (playedRound(nonce).outcome.spins.length > 1) return nonce;
  }
  throw new Error('No round of this seed has free spins');
}

type SlotsOutcome = Extract<Round['outcome'], { family: 'slots' }>;
type SlotRound = Round & { outcome: SlotsOutcome };
type Spin = SlotsOutcome['spins'][number];

/** Returns the round with one spin altered. */
function withSpin(round: SlotRound, index: number, change: (spin: Spin) => Partial<Spin>): SlotRound {
  const spins = round.outcome.spins.with(index, {
    ...(round.outcome.spins.at(index) as Spin),
    ...change(round.outcome.spins.at(index) as Spin),
  });
  return { ...round, outcome: { family: 'slots', spins } };
}

async function failedChecks(round: Round, seed = serverSeed, game: AnyGame = slots): Promise<string[]> {
  const { checks } = await verifyRound(round, seed, game);
  return checks.filter(({ holds }) => !holds).map(({ id }) => id);
}

describe('verifyRound', () => {
  it.each([0, 1, 2, 17, 4_000, featureNonce])('confirms a genuine round, nonce %i', async (nonce) => {
    const verification = await verifyRound(playedRound(nonce), serverSeed, slots);

    expect(verification.holds).toBe(true);
    const ids = verification.checks.map(({ id }) => id);
    expect(ids).toEqual(['seed', 'machine', 'stops', 'window', 'wins', 'payout']);
  });

  it('returns the published golden block of nonce 0', async () => {
    const { draw } = await verifyRound(playedRound(0), serverSeed, slots);

    expect(draw).toEqual({
      message: 'client-seed:0:0',
      block: '99cd8ab28c59d67ffa774b6a4dac3386b218f3fe7883403d38bfc17e50fd8d62',
    });
  });

  it('detects a seed other than the committed one', async () => {
    expect(await failedChecks(playedRound(0), 'f'.repeat(64))).toContain('seed');
  });

  it('detects an altered payout, with which the round as a whole does not hold', async () => {
    const round = playedRound(0);
    const altered = { ...round, payout: round.payout + 1 };

    expect(await failedChecks(altered)).toEqual(['payout']);
    expect((await verifyRound(altered, serverSeed, slots)).holds).toBe(false);
  });

  it.each([0, -1])('detects a moved reel in spin %i', async (spin) => {
    const round = withSpin(roundWithFreeSpins, spin, ({ stops }) => ({
      stops: stops.with(2, ((stops[2] ?? 0) + 1) % 10),
    }));

    expect(await failedChecks(round)).toEqual(['stops']);
  });

  it.each([0, -1])('detects a swapped symbol in spin %i', async (spin) => {
    const round = withSpin(roundWithFreeSpins, spin, ({ window }) => ({
      window: window.with(0, ['dragon', 'dragon', 'dragon']),
    }));

    expect(await failedChecks(round)).toEqual(['window']);
  });

  it.each([0, -1])('detects an invented win in spin %i', async (spin) => {
    const lineWins = [{ line: 19, symbol: 'dragon', count: 5, payout: 7 }];

    expect(await failedChecks(withSpin(roundWithFreeSpins, spin, () => ({ lineWins })))).toEqual(['wins']);
  });

  it('detects omitted free spins', async () => {
    const spins = roundWithFreeSpins.outcome.spins.slice(0, -1);

    expect(await failedChecks({ ...roundWithFreeSpins, outcome: { family: 'slots', spins } })).toEqual([
      'stops',
      'window',
      'wins',
      'payout',
    ]);
  });

  it('detects an altered nonce', async () => {
    const round = playedRound(0);

    expect(await failedChecks({ ...round, proof: { ...round.proof, nonce: 1 } })).toContain('stops');
  });

  it('detects another version of the machine', async () => {
    const round = playedRound(0);

    expect(await failedChecks({ ...round, proof: { ...round.proof, parHash: sha256('other') } })).toEqual([
      'machine',
    ]);
  });
});

describe('verifyRound for other games', () => {
  const wheel = wheelGame(harbourWheel);

  it('confirms a round without decisions', async () => {
    expect(await failedChecks(roundOf(wheel, 3), serverSeed, wheel)).toEqual([]);
  });

  it('confirms a round with the decisions of its player', async () => {
    const nonce = nonceToStandOn();
    const { checks, holds } = await verifyRound(roundOf(blackjack, nonce, ['stand']), serverSeed, blackjack);

    expect(holds).toBe(true);
    expect(checks.map(({ id }) => id)).toEqual(['seed', 'machine', 'outcome', 'payout']);
  });

  it('detects an altered outcome', async () => {
    const round = roundOf(wheel, 3);
    const outcome = { ...round.outcome, segment: 23 } as Round['outcome'];

    expect(await failedChecks({ ...round, outcome }, serverSeed, wheel)).toEqual(['outcome']);
  });

  it('detects invented decisions', async () => {
    const round = roundOf(blackjack, nonceToStandOn(), ['stand']);

    expect(await failedChecks({ ...round, decisions: ['hit', 'stand'] }, serverSeed, blackjack)).toContain(
      'outcome',
    );
  });
});

/** Returns the nonce of the first hand that waits for a decision and cannot bust on a hit. */
function nonceToStandOn(): number {
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const { outcome } = roundOf(blackjack, nonce);
    if (outcome.family !== 'blackjack' || !outcome.options.includes('stand')) continue;
    if ((outcome.hands[0]?.total ?? 21) <= 11) return nonce;
  }
  throw new Error('No hand of this seed waits for a decision');
}
