import * as z from 'zod';
import { auditedKinds } from '#domain/audit/subject';
import { person } from '../account/person-shape';
import { mostPerPage } from '../page-bounds';
import { pageOf } from '../page-shapes';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { auditFilterFields } from './fields';

const kind = z.enum(auditedKinds);
const moment = z.iso.datetime({ offset: true });

const auditEntry = z
  .object({
    id: z.string(),
    at: instant,
    actor: z.string().meta({ description: 'The admin whose sign-in performed the action.' }),
    act: z.string(),
    subject: z.object({ kind, id: z.string(), player: z.string().nullable() }),
    reason: z.string().nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditEntry', description: 'An admin’s action. Entries are immutable.' });

export const listAudit = defineRoute({
  method: 'get',
  path: '/admin/audit',
  operationId: 'listAudit',
  summary: 'List admin actions, newest first, optionally filtered.',
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(mostPerPage))
      .default(50)
      .meta({ override: { default: 50 } }),
    before: z.string().min(1).max(64).optional(),
    since: moment.optional().meta({ description: 'Only actions at this time or later.' }),
    until: moment.optional().meta({ description: 'Only actions before this time.' }),
    actor: z
      .optional(auditFilterFields.actor)
      .meta({ description: 'The admin, by id, email address or display name.' }),
    kind: kind.optional().meta({ description: 'Only actions on subjects of this kind.' }),
    subject: z.templateLiteral([kind, ':', auditFilterFields.subjectId]).optional().meta({
      description:
        'Subject by kind and id, such as `product:jade-mug`. A player and an identity check also by the player’s email address or display name.',
      type: 'string',
    }),
    player: z.optional(auditFilterFields.player).meta({
      description:
        'Actions on this player and on anything that belongs to them, by id, email address or display name.',
    }),
  }),
  answer: pageOf(auditEntry).extend({
    people: z.array(person).meta({ description: 'Every admin and player that the actions name.' }),
    products: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .meta({ description: 'The products that the actions name and that still exist.' }),
  }),
  refusals: ['session/forbidden'],
});

export const adminAuditContracts = [listAudit];
