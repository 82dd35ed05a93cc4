import type { AdminMessages } from '../message-of';

/** Error messages of tickets. */
export const adminContactMessages: AdminMessages<'support'> = {
  'support/unknown-assignee': {
    title: 'This person is no longer an admin.',
    text: 'Choose another one. Nothing was changed.',
  },
};
