import { rotationCeiling } from '#domain/fairness/rotation-ceiling';
import type { RefusalMessages } from './message-of';

/** Error messages of rounds, coin movements and a player’s own limits. */
export const playMessages: RefusalMessages<'games' | 'wallet' | 'fairness' | 'play-limits'> = {
  'fairness/too-many-rotations': {
    title: 'You have changed your seeds too many times.',
    text: `You can change them again within ${rotationCeiling.everyMinutes} minutes. Your seeds were not changed, and you can keep playing.`,
  },
  'games/unknown-game': {
    title: 'We could not find this game.',
    text: 'Choose another one from the lobby.',
  },
  'games/round-open': {
    title: 'Another round is still open.',
    text: 'Finish it in its game first. Nothing in it is lost.',
  },
  'games/decision-not-allowed': {
    title: 'That move is not available now.',
    text: 'Choose one of the moves shown. No coins moved.',
  },
  'games/round-conflict': {
    title: 'This round has moved on.',
    text: 'A decision was made in another tab. Check where the round is now.',
  },
  'games/unknown-round': {
    title: 'This round is over.',
    text: 'Find it under “Your rounds” in the game. Anything it paid is yours.',
  },
  'wallet/insufficient-funds': {
    title: 'You do not have enough coins.',
    text: 'Choose a smaller amount. No coins moved.',
  },
  'wallet/hold-not-open': {
    title: 'These coins are no longer on hold.',
    text: 'Reload the page to see the current status. No coins moved.',
  },
  'play-limits/too-fast': {
    title: 'You are playing too fast.',
    text: 'Each round takes a minimum time. Wait a moment and play again.',
  },
  'play-limits/on-break': {
    title: 'You are on a break.',
    text: 'Your break ends on its own. Your coins are still yours.',
  },
  'play-limits/excluded': {
    title: 'You have excluded yourself from play.',
    text: 'You can still order prizes with the coins you have.',
  },
  'play-limits/stake-limit-reached': {
    title: 'This stake would exceed your stake limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/loss-limit-reached': {
    title: 'This stake could exceed your loss limit.',
    text: 'Choose a smaller stake, or wait for the next period.',
  },
  'play-limits/purchase-limit-reached': {
    title: 'This would exceed your purchase limit.',
    text: 'Choose a smaller package, or wait for the next period.',
  },
  'play-limits/time-limit-reached': {
    title: 'You have reached your time limit.',
    text: 'You can play again in the next period.',
  },
  'play-limits/reality-check-due': {
    title: 'Your reality check is due.',
    text: 'Review it in the game, then continue if you like.',
  },
};
