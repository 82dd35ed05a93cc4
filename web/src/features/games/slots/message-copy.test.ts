import { describe, expect, it } from 'vitest';
import { hkSlotsAtlas } from '../hk-slots/atlas';
import { messageText } from './message-copy';
import { exampleFeature, exampleRound, exampleSpin } from './rounds/example-round';
import { shownSpin } from './rounds/shown-spin';
import { winSteps } from './wins/win-steps';

const resting = { phase: 'resting', origin: null, played: null, feature: null } as const;
const broke = { reason: 'funds', text: 'Not enough GC. You need 40 more.' } as const;
const lineWins = [{ line: 3, symbol: 'dragon', count: 3, payout: 250 }];
const won = exampleRound({
  payout: 250,
  outcome: { family: 'slots', spins: [exampleSpin({ lineWins, payout: 250 })] },
});
const lost = exampleRound();
const [lineStep = null, totalStep = null] = winSteps(
  { lines: [[], [], [], [1, 1, 1]], wild: 'harbour-pearl' },
  shownSpin(won, 0),
);
const shows = (round: typeof won, change: object = {}) => ({
  state: { ...resting, played: { round, machine: null }, ...change },
  shown: shownSpin(round, 0),
});

const nothing = { state: resting, machine: {}, shown: null, filling: '', step: null, blocker: null };

function messageFor(moment: Partial<Parameters<typeof messageText>[0]>): string {
  return messageText({ ...nothing, ...moment }, hkSlotsAtlas, 'en');
}

describe('messageText', () => {
  it('invites the player to spin before the first round', () => {
    expect(messageFor({})).toBe('Choose your stake and spin.');
  });

  it('names the reels that wilds fill before the win of the spin', () => {
    const filling = 'Lighthouse fills reel 2.';

    expect(messageFor({ ...shows(won), filling, shown: null })).toBe(filling);
  });

  it('shows the missing amount when the stake exceeds the balance', () => {
    expect(messageFor({ blocker: broke })).toBe('Not enough GC. You need 40 more.');
  });

  it.each([
    [3, '3 ways: 3 × Dragon pays 90'],
    [1, '1 way: 3 × Dragon pays 90'],
  ])('names the number of ways by which a symbol pays: %d', (ways, message) => {
    const wayWins = [{ symbol: 'dragon', count: 3, ways, payout: 90 }];
    const round = exampleRound({
      payout: 90,
      outcome: { family: 'slots', spins: [exampleSpin({ wayWins, payout: 90 })] },
    });
    const [step = null] = winSteps({ lines: [], wild: 'harbour-pearl' }, shownSpin(round, 0));

    expect(messageFor({ ...shows(round), step })).toBe(message);
  });

  it('names the cluster on show', () => {
    const clusterWins = [{ symbol: 'dragon', count: 7, positions: [], payout: 90 }];
    const round = exampleRound({
      payout: 90,
      outcome: { family: 'slots', spins: [exampleSpin({ clusterWins, payout: 90 })] },
    });
    const [step = null] = winSteps({ lines: [], wild: 'harbour-pearl' }, shownSpin(round, 0));

    expect(messageFor({ ...shows(round), step })).toBe('Cluster: 7 × Dragon pays 90');
  });

  it('does not reveal the outcome while the reels turn', () => {
    expect(messageFor(shows(won, { phase: 'turning' }))).toBe('Good luck.');
    expect(messageFor(shows(won, { phase: 'stopping' }))).toBe('Good luck.');
  });

  it('names the line on show', () => {
    expect(messageFor({ ...shows(won), step: lineStep })).toBe('Line 4: 3 × Dragon pays 250');
  });

  it('shows the result at the total', () => {
    expect(messageFor({ ...shows(won), step: totalStep })).toBe('You won 250 GC.');
  });

  it('shows the result and the amount that is missing for the next round', () => {
    expect(messageFor({ ...shows(lost), blocker: broke })).toBe('No win. Not enough GC. You need 40 more.');
  });

  it('marks a spin whose answer arrived late as the last spin', () => {
    expect(messageFor(shows(lost, { origin: 'repeated' }))).toBe('Your last spin: No win.');
  });

  it('marks a spin whose page was left before its result was shown', () => {
    expect(messageFor(shows(won, { origin: 'resumed' }))).toBe('While you were away: You won 250 GC.');
  });

  it('leaves the mark out after free spins that were resumed', () => {
    expect(messageFor(shows(exampleFeature([40]), { origin: 'resumed' }))).toBe('You won 240 GC.');
  });

  it('marks a replayed round', () => {
    expect(messageFor(shows(lost, { origin: 'replayed' }))).toBe('Replay: No win.');
  });

  it('ignores a short pacing delay', () => {
    expect(messageFor({ blocker: { reason: 'pace', text: 'Soon.' } })).toBe('Choose your stake and spin.');
  });

  it('counts the free spins and shows the result of each once it is visible', () => {
    const round = exampleFeature([40, 0]);
    const at = (stage: string, spin: number) =>
      messageFor({ ...shows(round, { phase: 'feature', feature: { stage, spin } }), shown: null });

    expect(at('intro', 0)).toBe('2 free spins.');
    expect(at('turning', 1)).toBe('Free spin 1 of 2…');
    expect(at('shown', 1)).toBe('Won 40 GC.');
    expect(at('shown', 2)).toBe('No win.');
  });

  it('shows the result of the whole round after its free spins', () => {
    const feature = { stage: 'summary', spin: 2 };

    expect(messageFor({ ...shows(exampleFeature([40, 0]), { feature }), shown: null })).toBe(
      'You won 240 GC.',
    );
  });
});
