import type { WordsOf } from './message-of';

/** Error messages that any request can receive. */
export const requestLabel: WordsOf<'request' | 'session' | 'idempotency'> = {
  'request/unknown-route': {
    title: 'That does not exist here.',
    text: 'Reload the page to get the latest version of the site, then try again.',
  },
  'request/invalid': {
    title: 'Something in that request was not right.',
    text: 'Nothing was changed. Check what you entered and try again.',
  },
  'request/too-large': {
    title: 'That was too much at once.',
    text: 'Nothing was changed. Send less and try again.',
  },
  'request/too-many': {
    title: 'That was faster than we can count.',
    text: 'Wait a moment and try again. No coins moved.',
  },
  'request/unavailable': {
    title: 'The house did not answer.',
    text: 'Try again in a moment: the same request is never counted twice, and your coins are safe.',
  },
  'request/internal': {
    title: 'Something went wrong on our side.',
    text: 'Try again in a moment: the same request is never counted twice, and your coins are safe.',
  },
  'session/required': {
    title: 'Your sign-in has ended.',
    text: 'Sign in again to go on; your coins are where you left them.',
  },
  'session/ended': {
    title: 'You were signed out everywhere.',
    text: 'That was asked for on this device or another. Sign in again to go on; your coins are where you left them.',
  },
  'session/not-recent': {
    title: 'Please sign in once more.',
    text: 'This is done only shortly after a sign-in, so that nobody does it on a page that you left open. Nothing was changed.',
  },
  'session/own-account': {
    title: 'This is your own account.',
    text: 'Another admin has to do this for you. Nothing was changed.',
  },
  'session/forbidden': {
    title: 'That is for those who run the store.',
    text: 'Your sign-in does not open this. Nothing was changed.',
  },
  'idempotency/key-missing': {
    title: 'That request was incomplete.',
    text: 'Reload the page and try again. No coins moved.',
  },
  'idempotency/key-reused': {
    title: 'That request was already used for something else.',
    text: 'Reload the page to see what came of it.',
  },
};
