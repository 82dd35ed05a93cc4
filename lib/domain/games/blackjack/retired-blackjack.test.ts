import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roundMessage } from '#domain/fairness/commitment';
import { type RecordedRound, verifyRound } from '../verify-round';
import { blackjack } from './blackjack-game';
import recorded from './recorded-rounds-v1.json' with { type: 'json' };
import { listRetiredBlackjack } from './retired-blackjack';
import { stackedShoe } from './stacked-shoe-fixture';

const version1 = listRetiredBlackjack().find(({ version }) => version === 1)!;
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const { serverSeed, clientSeed, parHash, rounds } = recorded;

/** The rounds as players exported them while version 1 was played, two of them under an ace. */
const exported = rounds.map(({ nonce, ...round }) => ({
  ...round,
  proof: { parHash, serverSeedHash: sha256(serverSeed), clientSeed, nonce },
}));

function checksOf(game: typeof version1, round: RecordedRound) {
  return verifyRound(game, round, {
    serverSeedHash: sha256(serverSeed),
    parHash: sha256(game.canonicalText),
    block: (index) =>
      createHmac('sha256', serverSeed)
        .update(roundMessage(clientSeed, round.proof.nonce, index))
        .digest(),
  });
}

describe('blackjack version 1', () => {
  it.each(exported)('proves its recorded round of nonce $proof.nonce', (round) => {
    const checks = checksOf(version1, round as RecordedRound);

    expect(checks.filter(({ holds }) => !holds)).toEqual([]);
    expect(checks).toHaveLength(4);
  });

  it('keeps recorded rounds that the proof of version 2 rejects', () => {
    const [underAce] = exported;

    expect(checksOf(blackjack, underAce as RecordedRound).filter(({ holds }) => !holds)).not.toEqual([]);
  });

  it.each([['insurance'], ['no-insurance']])(
    'refuses the decision %j when the dealer shows an ace',
    (decision) => {
      const dealt = version1.play(stackedShoe('9s Ah 2d 8c'), { stake: 100, choice: null, decisions: [] });
      const decided = version1.play(stackedShoe('9s Ah 2d 8c'), {
        stake: 100,
        choice: null,
        decisions: [decision],
      });

      expect(dealt).toMatchObject({ outcome: { options: ['hit', 'stand', 'double'] } });
      expect(decided).toEqual({ code: 'games/decision-not-allowed' });
    },
  );

  it('settles at once as lost when the dealer has blackjack under an ace', () => {
    const round = version1.play(stackedShoe('9s Ah 9d Jc'), { stake: 100, choice: null, decisions: [] });

    expect(round).toMatchObject({ payout: 0, outcome: { active: null, hands: [{ result: 'lost' }] } });
  });
});
