import type { AdminMessages } from '../message-of';

/** Error messages of corrections of a player’s coins and limits. */
export const adminPlayMessages: AdminMessages<'wallet' | 'play-limits'> = {
  'wallet/unknown-transaction': {
    title: 'We could not find this transaction.',
    text: 'Check its number and try again. No coins moved.',
  },
  'wallet/not-reversible': {
    title: 'This transaction cannot be reversed.',
    text: 'Correct the balance instead. No coins moved.',
  },
  'play-limits/not-stricter': {
    title: 'The player’s limit is already as strict.',
    text: 'On a player’s behalf, a limit can only be made stricter. Only the player can loosen it. Nothing was changed.',
  },
  'play-limits/not-longer': {
    title: 'The player’s current break or exclusion lasts as long.',
    text: 'It can only be prolonged. Nothing was changed.',
  },
};
