import * as z from 'zod';
import { noticeCategories } from '#domain/notices/category';
import { noticeKinds } from '#domain/notices/notice-event';
import { mostPerPage } from '../page-bounds';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { count, instant } from '../shapes';

/** The store tells notices from other rows of its table by this format. */
const noticeId = z
  .string()
  .max(64)
  .refine(
    (id) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z-[\da-f]{8}$/.test(id),
    'must be the id of a notice',
  );

/** Counting stops here: a larger number is of no use on the screen. */
export const mostUnread = 100;

const notice = z
  .object({
    id: z.string().meta({ description: 'Ids sort by creation time.' }),
    at: instant.meta({ description: 'Time of the event that the notice is about.' }),
    kind: z.enum(noticeKinds),
    title: z.string(),
    text: z.string(),
    link: z.string().nullable().meta({ description: 'Path of the page with details.' }),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notice' });

const unread = count.meta({
  description: `Number of unread notices; ${mostUnread} means that many or more.`,
});

export const listNotices = defineRoute({
  method: 'get',
  path: '/notices',
  operationId: 'listNotices',
  summary: "List the player's notices, newest first.",
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(mostPerPage))
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
      .meta({ description: 'Pass this as `before` to get the next page; null on the last page.' }),
  }),
  refusals: [],
});

export const markNoticesRead = defineRoute({
  method: 'post',
  path: '/notices/reads',
  operationId: 'markNoticesRead',
  summary:
    'Mark a notice and all earlier ones as read. Repeating this, or marking an earlier notice, changes nothing.',
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
          .meta({ description: 'Why the emails of this category cannot be turned off; null if they can.' }),
      }),
    ),
  })
  .meta({
    id: 'NoticePreferences',
    description: 'Which categories of notices are also emailed. All notices appear in the inbox.',
  });

export const readNoticePreferences = defineRoute({
  method: 'get',
  path: '/notices/preferences',
  operationId: 'readNoticePreferences',
  summary: 'Get which categories of notices are also emailed.',
  answer: preferences,
  refusals: [],
});

export const putNoticePreferences = defineRoute({
  method: 'put',
  path: '/notices/preferences',
  operationId: 'putNoticePreferences',
  summary: 'Choose which categories of notices are also emailed. Omitted categories do not change.',
  body: z.strictObject({ email: z.partialRecord(z.enum(noticeCategories), z.boolean()) }),
  answer: preferences,
  refusals: ['notices/obligatory'],
});

export const noticeContracts = [listNotices, markNoticesRead, readNoticePreferences, putNoticePreferences];
