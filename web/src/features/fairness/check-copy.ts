import type { RoundCheck } from '#domain/games/verify-round';

/** Explanations of each check for readers without knowledge of hashing. */
export const checkCopy: Record<RoundCheck['id'], { title: string; text: string; failed: string }> = {
  seed: {
    title: 'The secret matches its fingerprint',
    text: 'Before you played, we published the fingerprint of our secret number. The secret, now revealed, has exactly that fingerprint. No other secret does.',
    failed: 'The revealed secret does not have the fingerprint that we published before you played.',
  },
  machine: {
    title: 'The game is the published version',
    text: 'The rules and odds of the game have the fingerprint recorded in your round. No one changed the odds for you.',
    failed: 'This round was played on a different version of the game from the one published now.',
  },
  stops: {
    title: 'The reels stopped where the numbers say',
    text: 'Your seed, the secret and your round number together decide where each reel stops.',
    failed: 'The numbers give different stops from the ones we recorded.',
  },
  window: {
    title: 'The symbols match those stops',
    text: 'Read from the published reels, symbol by symbol.',
    failed: 'The published reels show different symbols at those stops.',
  },
  wins: {
    title: 'The wins match the symbols',
    text: 'Every line read from the left, every scatter and every free spin won, by the published rules.',
    failed: 'The published rules give different wins.',
  },
  outcome: {
    title: 'The result matches the numbers',
    text: 'Your seed, the secret, your round number and your own choices together give exactly this result.',
    failed: 'The numbers give a different result from the one we recorded.',
  },
  payout: {
    title: 'The payout matches the pay table',
    text: 'Recalculated by the published rules.',
    failed: 'The pay table gives a different payout.',
  },
};
