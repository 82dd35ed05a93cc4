import { defineError } from '../error';

/** Error codes of internal notes. */
export const noteErrors = {
  'notes/too-many': defineError<{ most: number }>(409, 'The limit on notes about this object is reached.'),
};
