import { defineError } from '../error';

/** Error codes of quests. */
export const questErrors = {
  'quests/unknown-quest': defineError(404, 'The player has no quest with this id.'),
  'quests/not-finished': defineError<{ progress: number; goal: number }>(409, 'The quest is not finished.'),
  'quests/expired': defineError(409, 'The time to claim this quest is over.'),
};
