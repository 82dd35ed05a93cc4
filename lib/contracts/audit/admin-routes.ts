import * as z from 'zod';
import { auditedKinds } from '#domain/audit/subject';
import { pageOf } from '../page-shapes';
import { queryNumber } from '../query-number';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';

const kind = z.enum(auditedKinds);
const id = z.string().min(1).max(200);

const auditEntry = z
  .object({
    id: z.string(),
    at: instant,
    actor: z.string().meta({ description: 'Whose sign-in it was done with.' }),
    act: z.string(),
    subject: z.object({ kind, id: z.string(), player: z.string().nullable() }),
    reason: z.string().nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditEntry', description: 'One act of an admin; it is never changed.' });

export const listAudit = defineRoute({
  method: 'get',
  path: '/admin/audit',
  operationId: 'listAudit',
  summary: 'What admins did, newest first, all of it or what is asked for.',
  query: z.strictObject({
    limit: queryNumber(z.int().min(1).max(100))
      .default(50)
      .meta({ override: { default: 50 } }),
    before: z.string().min(1).max(64).optional(),
    actor: z.string().min(1).max(64).optional(),
    subject: z
      .templateLiteral([kind, ':', id])
      .optional()
      .meta({ description: 'One thing, by its kind and id: `product:jade-mug`.', type: 'string' }),
    player: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .meta({ description: 'Everything about this player, and about whatever is theirs.' }),
  }),
  answer: pageOf(auditEntry),
  refusals: ['session/forbidden'],
});

export const adminAuditContracts = [listAudit];
