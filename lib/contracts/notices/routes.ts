import * as z from 'zod';
import { noticeCategories } from '#domain/notices/category';
import { noticeKinds } from '#domain/notices/notice-event';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

/** The store tells notices from other rows of its table by this format. */
const noticeId = z
  .string()
  .max(64)
  .refine(
    (id) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z-[\da-f]{8}$/.test(id),
    'The id of a notice, as it was answered.',
  );

/** Counting stops here: a larger number is of no use on the screen. */
export const mostUnread = 100;

const notice = z
  .object({
    id: z.string().meta({ description: 'Sorts by when it was written.' }),
    at: instant.meta({ description: 'When what it tells of happened.' }),
    kind: z.enum(noticeKinds),
    title: z.string(),
    text: z.string(),
    link: z.string().nullable().meta({ description: 'Path of the page of the site on which there is more.' }),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notice' });

const unread = count.meta({
  description: `How many were not read yet; ${mostUnread} for that many or more.`,
});

export const listNotices = defineRoute({
  method: 'get',
  path: '/notices',
  operationId: 'listNotices',
  summary: "The player's notices, newest first.",
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(100))
      .default(25)
      .meta({ override: { default: 25 } }),
    before: noticeId.optional(),
  }),
  answer: z.object({
    items: z.array(notice),
    unread,
    next: z
      .string()
      .nullable()
      .meta({ description: 'Ask again with `before` set to this; null at the end.' }),
  }),
  refusals: [],
});

export const markNoticesRead = defineRoute({
  method: 'post',
  path: '/notices/reads',
  operationId: 'markNoticesRead',
  summary:
    'Says that the player has read a notice and everything before it. Again, or for an earlier one, it changes nothing.',
  body: z.strictObject({ upTo: noticeId }),
  answer: z.object({ unread }),
  refusals: ['notices/unknown-notice'],
});

const preferences = z
  .object({
    email: z.array(
      z.object({
        category: z.enum(noticeCategories),
        isOn: z.boolean(),
        why: z
          .string()
          .nullable()
          .meta({ description: 'Why its e-mail cannot be turned off; null where it can.' }),
      }),
    ),
  })
  .meta({
    id: 'NoticePreferences',
    description: 'Which notices come by e-mail too. All of them are in the inbox.',
  });

export const readNoticePreferences = defineRoute({
  method: 'get',
  path: '/notices/preferences',
  operationId: 'readNoticePreferences',
  summary: 'Which notices come by e-mail too.',
  answer: preferences,
  refusals: [],
});

export const putNoticePreferences = defineRoute({
  method: 'put',
  path: '/notices/preferences',
  operationId: 'putNoticePreferences',
  summary: 'Chooses which notices come by e-mail too. A category that is left out stays as it is.',
  body: z.strictObject({ email: z.partialRecord(z.enum(noticeCategories), z.boolean()) }),
  answer: preferences,
  refusals: ['notices/obligatory'],
});

export const noticeContracts = [listNotices, markNoticesRead, readNoticePreferences, putNoticePreferences];
