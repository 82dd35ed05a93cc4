import type { WordsOf } from './message-of';

/** Error messages of rounds, coin movements and a player’s own limits. */
export const playLabel: WordsOf<'games' | 'wallet' | 'fairness' | 'play-limits'> = {
  'fairness/too-many-rotations': {
    title: 'You changed your seeds many times in a row.',
    text: 'One more change is open every half hour. Your seeds are as they were, and you can play on with them.',
  },
  'games/unknown-game': { title: 'We do not have that game.', text: 'Choose another one from the lobby.' },
  'games/round-open': {
    title: 'Another round is not over yet.',
    text: 'End it in its game first. Nothing of it is lost.',
  },
  'games/decision-not-allowed': {
    title: 'The round does not offer that now.',
    text: 'Choose one of what it shows. No coins moved.',
  },
  'games/round-conflict': {
    title: 'Your round has moved on.',
    text: 'A decision was taken in another tab. Look at the round as it stands now.',
  },
  'games/unknown-round': {
    title: 'This round is over.',
    text: 'Look among your rounds in the game: what it paid is yours.',
  },
  'wallet/insufficient-funds': {
    title: 'Not enough coins for that.',
    text: 'Choose something smaller. No coins moved.',
  },
  'wallet/hold-not-open': {
    title: 'Nothing is set aside there any more.',
    text: 'Reload the page to see how things stand. No coins moved.',
  },
  'wallet/unknown-transaction': {
    title: 'We do not know this transaction.',
    text: 'Check its number. No coins moved.',
  },
  'wallet/not-reversible': {
    title: 'This cannot be undone.',
    text: 'Correct it by an adjustment instead. No coins moved.',
  },
  'play-limits/too-fast': {
    title: 'One round at a time.',
    text: 'Every round has a shortest length. Wait a moment and play again.',
  },
  'play-limits/on-break': {
    title: 'You are on a break.',
    text: 'It ends by itself. Your coins wait for you.',
  },
  'play-limits/excluded': {
    title: 'You have excluded yourself from play.',
    text: 'Prizes can still be ordered with the coins you have.',
  },
  'play-limits/stake-limit-reached': {
    title: 'This would pass your stake limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/loss-limit-reached': {
    title: 'This could pass your loss limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/purchase-limit-reached': {
    title: 'This would pass your purchase limit.',
    text: 'Choose something smaller, or wait for the next period.',
  },
  'play-limits/time-limit-reached': {
    title: 'Your time limit is reached.',
    text: 'You can play again in the next period.',
  },
  'play-limits/reality-check-due': {
    title: 'Time to see where you stand.',
    text: 'Have a look in the game, then go on if you like.',
  },
};
