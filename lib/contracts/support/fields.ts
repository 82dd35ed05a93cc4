import * as z from 'zod/mini';
import { attachmentRules } from '#domain/support/attachment';
import { ticketRules } from '#domain/support/ticket';
import { subjectKinds, ticketTopics } from '#domain/support/ticket-subject';
import { ticketPriorities } from '#domain/support/triage';

/*
 * Bodies of the forms for support. The site loads these shapes to check a form by the bounds of its route, so they are written with `zod/mini`.
 */

/** A message as written, without surrounding space. */
export const messageFields = {
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(ticketRules.longestMessage),
      z.meta({ description: 'Plain text, shown unchanged with its line breaks.' }),
    ),
  attachments: z
    .optional(
      z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(attachmentRules.longestName)))
        .check(z.maxLength(attachmentRules.mostFiles)),
    )
    .check(z.meta({ description: 'Names of the files that will be uploaded for the message.' })),
};

/** Who works on a ticket, and how urgent it is; a field that is left out stays as it is. */
export const triageFields = {
  assignee: z
    .optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(64))))
    .check(z.meta({ description: 'The admin who works on the ticket; null for none.' })),
  priority: z.optional(z.enum(ticketPriorities)),
};

/** A new ticket. */
export const ticketFields = {
  topic: z.enum(ticketTopics),
  ...messageFields,
  about: z
    .optional(
      z.strictObject({ kind: z.enum(subjectKinds), id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    )
    .check(z.meta({ description: 'The player’s round (by its transaction), order, or purchase.' })),
};

/** The search of tickets by player and by words. */
export const ticketSearchFields = {
  find: z.string().check(z.trim(), z.minLength(1), z.maxLength(128)),
  words: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
};
