import type { RoundCheck } from '#domain/games/verify-round';

/** Explanations of each check for readers without knowledge of hashing. */
export const checkLabel: Record<RoundCheck['id'], { title: string; text: string; failed: string }> = {
  seed: {
    title: 'The secret is the one that was promised',
    text: 'Before you played, the house published the fingerprint of its secret number. The secret, now revealed, has exactly that fingerprint; another one would not.',
    failed: 'The revealed secret does not have the fingerprint that was published before you played.',
  },
  machine: {
    title: 'The game is the one that is published',
    text: 'Everything that decides what it shows and pays has the fingerprint that your round carries. Nobody changed the odds for you.',
    failed: 'This round was played on another version of the game than the one published now.',
  },
  stops: {
    title: 'The reels stopped where the numbers say',
    text: 'Your seed, the secret and the number of your round, mixed together, give the place where each reel stops.',
    failed: 'The numbers give other stops than the house recorded.',
  },
  window: {
    title: 'The symbols are the ones at those places',
    text: 'Read from the published reels, symbol by symbol.',
    failed: 'The published reels show other symbols at those places.',
  },
  wins: {
    title: 'The wins are the ones that the lines give',
    text: 'Every line read from the left, every scatter and every free spin won, by the published rules.',
    failed: 'The published rules give other wins.',
  },
  outcome: {
    title: 'The round came out as the numbers say',
    text: 'Your seed, the secret and the number of your round, mixed together, with what you chose yourself, give this very outcome.',
    failed: 'The numbers give another outcome than the house recorded.',
  },
  payout: {
    title: 'The payout is what the pay table says',
    text: 'Added up again by the published rules.',
    failed: 'The pay table gives another payout.',
  },
};
