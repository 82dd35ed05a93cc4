import type { AdminMessages } from '../message-of';

/** Error messages of admins’ own accounts and of those of players, with residency and identity. */
export const adminAccountMessages: AdminMessages<'player' | 'identity' | 'session'> = {
  'player/not-suspended': {
    title: 'This player is not suspended.',
    text: 'Another admin may have lifted the suspension. Reload the page to see the current status. Nothing was changed.',
  },
  'player/not-frozen': {
    title: 'These Sweeps Coins are not frozen.',
    text: 'There is nothing to release. Nothing was changed.',
  },
  'player/unknown-trait': {
    title: 'No accounts share this anymore.',
    text: 'Reload the list to see what is left to review.',
  },
  'player/trait-changed': {
    title: 'These accounts have changed.',
    text: 'Another account was added, or another admin made a decision. Reload the list.',
  },
  'player/unknown-player': {
    title: 'We could not find this player.',
    text: 'Check the ID and try again. Nothing was changed.',
  },
  'player/birthday-not-set': {
    title: 'This player has not entered a date of birth.',
    text: 'They can enter it themselves. Nothing was changed.',
  },
  'player/birthday-confirmed': {
    title: 'Documents have confirmed this date of birth.',
    text: 'It cannot be corrected after the identity check was approved. Nothing was changed.',
  },
  'identity/not-approved': {
    title: 'This identity is not confirmed.',
    text: 'There is no confirmation to take back. Reload the page to see the current status.',
  },
  'identity/not-under-review': {
    title: 'This check is not under review.',
    text: 'Reload the list to see its current status.',
  },
  'identity/conflict': {
    title: 'This check has changed since you opened it.',
    text: 'Your decision was not saved. Reload the list and review the documents again.',
  },
  'session/own-account': {
    title: 'This is your own account.',
    text: 'Ask another admin to do this for you. Nothing was changed.',
  },
};
