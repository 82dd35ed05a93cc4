import { defineError } from '../error';

/** Error codes of support. */
export const supportErrors = {
  'support/unknown-ticket': defineError(404, 'The player has no ticket with this id.'),
  'support/unknown-file': defineError(404, 'The ticket has no file with this id in the required state.'),
  'support/file-arrived': defineError(409, 'The file has already arrived.'),
  'support/file-refused': defineError(409, 'The file was refused.'),
  'support/upload-over': defineError<{ until: Date }>(409, 'The upload period has ended.'),
  'support/unknown-assignee': defineError(409, 'The assignee is not an admin.'),
  'support/ticket-closed': defineError<{ until: Date | null }>(409, 'The ticket is closed.'),
  'support/ticket-full': defineError<{ most: number }>(409, 'The ticket has reached its limit on messages.'),
  'support/too-many-open': defineError<{ most: number }>(409, 'The limit on open tickets is reached.'),
  'support/too-often': defineError<{ again: Date }>(409, 'The hourly limit on new tickets is reached.'),
  'support/too-many-messages': defineError<{ most: number; again: Date }>(
    409,
    'The daily limit on messages is reached.',
  ),
};
