import { describe, expect, it } from 'vitest';
import { hkSlotsAtlas } from '../../hk-slots/atlas';
import { exampleFeature, exampleRespins, exampleRound, exampleSpin } from './example-round';
import { announcement, baseAnnouncement, freeSpinsResult, originLabel, windowLabel } from './round-copy';

describe('announcement', () => {
  it('announces the result, every line and the scatters', () => {
    const round = exampleRound({
      payout: 450,
      outcome: {
        family: 'slots',
        spins: [
          exampleSpin({
            payout: 450,
            lineWins: [{ line: 3, symbol: 'dragon', count: 3, payout: 250 }],
            scatterWin: { symbol: 'ferry-lantern', count: 3, payout: 200 },
          }),
        ],
      },
    });

    expect(announcement(round, hkSlotsAtlas, { locale: 'en' })).toBe(
      'You won 450 GC. Line 4: 3 × Dragon, 250. 3 × Ferry lantern anywhere, 200.',
    );
  });

  it('announces tumbles after the ways of the first window and before the scatters, which count last', () => {
    const spin = exampleSpin({
      payout: 500,
      wayWins: [{ symbol: 'dragon', count: 3, ways: 1, payout: 100 }],
      scatterWin: { symbol: 'ferry-lantern', count: 3, payout: 200 },
    });
    const round = exampleRound({ payout: 500, outcome: { family: 'slots', spins: [spin] } });
    const tumbled = '1 tumble in total.';

    expect(announcement(round, hkSlotsAtlas, { tumbled, locale: 'en' })).toBe(
      'You won 500 GC. 3 × Dragon in 1 way, 100. 1 tumble in total. 3 × Ferry lantern anywhere, 200.',
    );
  });

  it('is the result alone when nothing paid', () => {
    expect(announcement(exampleRound(), hkSlotsAtlas, { locale: 'en' })).toBe('No win.');
  });
});

describe('round with free spins', () => {
  it('announces the result of its staked spin and the award', () => {
    expect(baseAnnouncement(exampleFeature([40, 0]), hkSlotsAtlas, 'en')).toBe(
      '3 × Ferry lantern anywhere, 200. You won 2 free spins.',
    );
  });

  it('states the free-spin share of its payout', () => {
    expect(freeSpinsResult(exampleFeature([40, 0]), 'en')).toBe('2 free spins paid 40 of that.');
    expect(freeSpinsResult(exampleRound())).toBeNull();
  });

  it('names ways on a machine that pays by ways', () => {
    const wayWins = [{ symbol: 'dragon', count: 3, ways: 6, payout: 120 }];
    const spin = exampleSpin({ payout: 120, wayWins });
    const round = exampleRound({ payout: 120, outcome: { family: 'slots', spins: [spin] } });

    expect(announcement(round, hkSlotsAtlas, { locale: 'en' })).toBe(
      'You won 120 GC. 3 × Dragon in 6 ways, 120.',
    );
  });
});

describe('announcement of clusters', () => {
  it('names each cluster with its size and payout', () => {
    const clusterWins = [
      { symbol: 'dragon', count: 9, positions: [], payout: 120 },
      { symbol: 'ace', count: 5, positions: [], payout: 30 },
    ];
    const spin = exampleSpin({ payout: 150, clusterWins });
    const round = exampleRound({ payout: 150, outcome: { family: 'slots', spins: [spin] } });

    expect(announcement(round, hkSlotsAtlas, { locale: 'en' })).toBe(
      'You won 150 GC. Cluster of 9 × Dragon, 120. Cluster of 5 × Ace, 30.',
    );
  });
});

describe('originLabel', () => {
  it('says that a resumed spin was missed, but not one whose respins or free spins were watched', () => {
    expect(originLabel(exampleRound(), 'resumed')).toBe('While you were away: ');
    expect(originLabel(exampleFeature([40]), 'resumed')).toBe('');
    expect(originLabel(exampleRespins(), 'resumed')).toBe('');
  });
});

describe('windowLabel', () => {
  it('describes the window row by row from the top', () => {
    expect(windowLabel(exampleSpin().window, hkSlotsAtlas)).toBe(
      'The reels show Ace, King, Ferry lantern; Dragon, Dragon, Dragon; Ferry lantern, Ace, Queen.',
    );
  });
});
