import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundMessage } from '#domain/fairness/commitment';
import { type BlockSource, drawsFrom } from '#domain/fairness/draws';
import { plainDecision } from './blackjack/plain-decision-fixture';
import { type AnyGame, type GameOutcome, listGames, listRetiredGames } from './games';
import { type RecordedRound, verifyRound } from './verify-round';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const clientSeed = 'client-seed';
const serverSeed = '0123456789abcdef'.repeat(4);

function blocksOf(nonce: number): BlockSource {
  return (index) =>
    createHmac('sha256', serverSeed)
      .update(roundMessage(clientSeed, nonce, index))
      .digest();
}

function choiceIn(game: AnyGame, nonce: number): string | null {
  if (game.family === 'originals') return pick(game.original.examples, nonce);
  return game.family === 'roulette' ? 'red 100, straight-17 100' : null;
}

/** The next decision in a round that waits for one; rounds of originals end after a few. */
function decisionIn(outcome: GameOutcome, nonce: number, step: number): string {
  if (outcome.family === 'blackjack') return plainDecision(outcome);
  if (outcome.family !== 'originals') return 'hold 01101';
  const mayEnd = step > nonce % 4 && outcome.options.includes('cash-out');
  return mayEnd ? 'cash-out' : pick(outcome.options, nonce + step);
}

function pick<Each>(list: readonly Each[], at: number): Each {
  return list[at % list.length]!;
}

/** More than any of these rounds takes. */
const mostDecisions = 60;

function played(game: AnyGame, nonce: number): RecordedRound {
  const choice = choiceIn(game, nonce);
  const firstStake = game.family === 'roulette' ? 200 : game.stakes.gold[1]!;
  const decisions: string[] = [];
  while (decisions.length < mostDecisions) {
    const soFar = game.play(drawsFrom(blocksOf(nonce)), { stake: firstStake, choice, decisions });
    if ('code' in soFar) throw new Error(`${game.id} does not allow ${decisions.join(', ')}`);
    if (soFar.payout === null) {
      decisions.push(decisionIn(soFar.outcome, nonce, decisions.length));
      continue;
    }
    const proof = {
      parHash: sha256(game.canonicalText),
      serverSeedHash: sha256(serverSeed),
      clientSeed,
      nonce,
    };
    const { staked: stake, outcome, payout } = soFar;
    return { stake, firstStake, choice, decisions, payout, outcome, proof };
  }
  throw new Error(`${game.id} goes on and on`);
}

function verified(game: AnyGame, round: RecordedRound, nonce: number) {
  const hashes = { parHash: sha256(game.canonicalText), serverSeedHash: sha256(serverSeed) };
  return verifyRound(game, round, { ...hashes, block: blocksOf(nonce) });
}

const versions = [...listGames(), ...listRetiredGames()];

describe.each(versions)('verifyRound of $id version $version', (game) => {
  it('proves a round from its seed after a JSON round trip', () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const round = JSON.parse(JSON.stringify(played(game, nonce))) as RecordedRound;

      const checks = verified(game, round, nonce);

      expect(checks.filter(({ holds }) => !holds)).toEqual([]);
      expect(checks.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('fails exactly one check for another payout, seed or rules', () => {
    const round = played(game, 7);
    const { proof } = round;
    const forgeries = [
      { ...round, payout: round.payout + 1 },
      { ...round, proof: { ...proof, serverSeedHash: sha256('another') } },
      { ...round, proof: { ...proof, parHash: sha256('another') } },
    ];

    for (const forged of forgeries)
      expect(verified(game, forged, 7).filter(({ holds }) => !holds)).toHaveLength(1);
  });

  it('fails with the outcome of another round', () => {
    const round = played(game, 0);
    let other = 1;
    while (JSON.stringify(played(game, other).outcome) === JSON.stringify(round.outcome)) other += 1;

    const checks = verified(game, { ...round, outcome: played(game, other).outcome }, 0);

    expect(checks.some(({ holds }) => !holds)).toBe(true);
  });

  it('needs no more blocks than a verifier computes', () => {
    const { blocks } = game;
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const counted: BlockSource = (index) => {
        if (index >= blocks) throw new RangeError(`Block ${index} of ${blocks}`);
        return blocksOf(nonce)(index);
      };
      const { firstStake: stake, choice, decisions } = played(game, nonce);

      expect(() => game.play(drawsFrom(counted), { stake, choice, decisions })).not.toThrow();
    }
  });
});

describe.each(versions.filter(({ family }) => family === 'blackjack' || family === 'video-poker'))(
  'verifyRound of a hand of $id version $version',
  (game) => {
    it('fails with another stake than its decisions led to', () => {
      const round = played(game, 7);

      expect(verified(game, { ...round, stake: round.stake * 2 }, 7).some(({ holds }) => !holds)).toBe(true);
    });
  },
);
