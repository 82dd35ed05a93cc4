import type { NoticeCategory } from '#domain/notices/category';
import { defineError } from '../error';

/** Error codes of notices. */
export const noticeErrors = {
  'notices/unknown-notice': defineError(404, 'The player has no notice with this id.'),
  'notices/obligatory': defineError<{ category: NoticeCategory; why: string }>(
    409,
    'This email cannot be turned off.',
  ),
};
