import { exportKeptHours } from '#domain/player/data-export';
import { redemptionPauseDays, stopLinkDays } from '#domain/player/email-change';
import { mostSaved } from '#domain/player/saved-lists';
import type { RefusalMessages } from './message-of';

/** Error messages of a player’s account, residency and identity. */
export const accountMessages: RefusalMessages<'account' | 'player' | 'identity'> = {
  'account/not-through-site': {
    title: 'This is available only on our site.',
    text: 'Nothing was changed. Open our site in your browser and sign in there.',
  },
  'account/unknown-export': {
    title: 'This file is no longer available.',
    text: `We keep a file of your data for ${exportKeptHours} hours. Request a new one on your account page.`,
  },
  'account/same-email': {
    title: 'This is already your email address.',
    text: 'Enter a different address. Nothing was changed.',
  },
  'account/email-taken': {
    title: 'Another account uses your previous email address now.',
    text: 'Your address was not changed back. Contact us right away.',
  },
  'account/too-many-email-changes': {
    title: 'You reached the daily limit on email changes.',
    text: 'Your address was not changed. Try again tomorrow.',
  },
  'account/unknown-email-change': {
    title: 'This email change is no longer open.',
    text: `It was already stopped, or it is more than ${stopLinkDays} days old. If you think someone else is using your account, contact us right away.`,
  },
  'player/email-just-changed': {
    title: 'Redemptions are paused.',
    text: `Your email address is changing or changed recently. You can redeem prizes ${redemptionPauseDays} days after the change. Your coins are still yours.`,
  },
  'account/deletion-requested': {
    title: 'Your account is scheduled for deletion.',
    text: 'Until then you cannot play, buy coins or collect free coins, but you can still order prizes. To use everything again, choose to keep your account.',
  },
  'account/deletion-blocked': {
    title: 'Your account cannot be deleted yet.',
    text: 'Your account’s security page lists what is still open and what you can do about it. Nothing was changed.',
  },
  'account/deletion-not-requested': {
    title: 'Your account is not scheduled for deletion.',
    text: 'There is nothing to cancel. Reload the page to see your account.',
  },
  'account/saved-list-full': {
    title: 'This list is full.',
    text: `It holds ${mostSaved}. Remove one first, then add this one.`,
  },
  'account/saved-views-full': {
    title: 'You cannot save another view of this list.',
    text: 'Remove a saved view first, or save under the name of one to replace it.',
  },
  'account/terms-needed': {
    title: 'Please accept the terms first.',
    text: 'Read and accept the terms in your account, then try again. Nothing was charged.',
  },
  'account/terms-superseded': {
    title: 'The terms have been updated.',
    text: 'Reload the page, then read and accept the current terms.',
  },
  'player/suspended': {
    title: 'Your account is suspended.',
    text: 'Your coins are still yours, and you can still see your history. Your account page gives the reason. Contact us if you would like us to review it.',
  },
  'player/sweeps-frozen': {
    title: 'Your Sweeps Coins are frozen.',
    text: 'One of your payments is under review. You can still play with Gold Coins. Contact us if you need help.',
  },
  'player/under-age': {
    title: 'You do not meet the minimum age.',
    text: 'Your coins stay in your account until you can play.',
  },
  'player/age-and-state-needed': {
    title: 'Add your date of birth and your state first.',
    text: 'We need them for Sweeps Coins and prizes. You can play with Gold Coins without them.',
  },
  'player/state-blocked': {
    title: 'Sweeps Coins are not available in your state.',
    text: 'You can still play with Gold Coins, and your Sweeps Coins are still yours. Prizes are not available there either.',
  },
  'player/residency-unconfirmed': {
    title: 'Confirm where you live.',
    text: 'You seem to be in a state where Sweeps Coins are not available. Confirm your state in your profile. You can still play with Gold Coins.',
  },
  'player/email-unverified': {
    title: 'Confirm your email address first.',
    text: 'We need it for Sweeps Coins and prizes. Enter the code that we sent you.',
  },
  'player/state-already-set': {
    title: 'You gave us a different state before.',
    text: 'Only our support team can change it. Write to us from your account’s email address.',
  },
  'player/birthday-already-set': {
    title: 'You gave us a different date of birth before.',
    text: 'Enter the earlier date, or contact us if it was wrong.',
  },
  'identity/needed': {
    title: 'Please verify your identity first.',
    text: 'This order takes your prize total above the amount allowed without verification. Add your documents in your account. Your cart was not changed.',
  },
  'identity/under-review': {
    title: 'We are reviewing your documents.',
    text: 'You cannot add files during the review. We will notify you when it is done.',
  },
  'identity/approved': {
    title: 'Your identity is confirmed.',
    text: 'You do not need to do anything else.',
  },
  'identity/too-many-files': {
    title: 'You reached the limit on files for this check.',
    text: 'Contact support and we will help you.',
  },
  'identity/documents-missing': {
    title: 'Some documents are missing.',
    text: 'Add the documents that are marked, then submit them.',
  },
  'identity/unknown-document': {
    title: 'This document is no longer available.',
    text: 'Reload the check to see the current documents.',
  },
};
