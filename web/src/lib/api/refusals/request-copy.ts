import type { RefusalMessages } from './message-of';

/** Error messages that any request can receive. */
export const requestMessages: RefusalMessages<'request' | 'session' | 'idempotency'> = {
  'request/unknown-route': {
    title: 'This page is out of date.',
    text: 'Reload it to get the latest version of the site, then try again.',
  },
  'request/invalid': {
    title: 'Something in your request is not valid.',
    text: 'Nothing was changed. Check what you entered and try again.',
  },
  'request/too-large': {
    title: 'That is too much to send at once.',
    text: 'Nothing was changed. Send less and try again.',
  },
  'request/too-many': {
    title: 'You sent too many requests.',
    text: 'Wait a moment and try again. No coins moved.',
  },
  'request/unavailable': {
    title: 'The service did not respond.',
    text: 'Try again in a moment. The same request is never counted twice, and your coins are safe.',
  },
  'request/internal': {
    title: 'Something went wrong on our end.',
    text: 'Try again in a moment. The same request is never counted twice, and your coins are safe.',
  },
  'session/required': {
    title: 'Your sign-in has expired.',
    text: 'Sign in again to continue. Your coins are where you left them.',
  },
  'session/ended': {
    title: 'You were signed out on all devices.',
    text: 'This was requested on this device or another. Sign in again to continue. Your coins are where you left them.',
  },
  'session/not-recent': {
    title: 'Please sign in again.',
    text: 'For your security, this needs a recent sign-in. Nothing was changed.',
  },
  'session/forbidden': {
    title: 'You do not have access to this.',
    text: 'Your account does not have the permission that this needs. Nothing was changed.',
  },
  'idempotency/key-missing': {
    title: 'Your request was incomplete.',
    text: 'Reload the page and try again. No coins moved.',
  },
  'idempotency/key-reused': {
    title: 'This request was already used for something else.',
    text: 'Reload the page to see the result.',
  },
};
