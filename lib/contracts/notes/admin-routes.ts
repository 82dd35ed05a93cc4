import * as z from 'zod';
import { notedKinds, noteRules } from '#domain/audit/internal-note';
import { person } from '../account/person-shape';
import { pageLimit } from '../page-shapes';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { player } from '../wallet/admin-routes';
import { notedFields, noteFields } from './fields';

const about = z.strictObject(notedFields).meta({
  id: 'NotedObject',
  description: 'What a note is about. The id of a player or an identity check is the player’s.',
});

const note = z
  .object({
    id: z.string(),
    about,
    at: instant,
    author: z.string().meta({ description: 'Id of the admin who wrote it.' }),
    text: z.string(),
  })
  .meta({ id: 'InternalNote', description: 'A note of an admin for other admins.' });

export const listNotes = defineRoute({
  method: 'get',
  path: '/admin/players/{player}/notes',
  operationId: 'listNotes',
  summary:
    'List internal notes about a player other than oneself, an order, a ticket, or an identity check, newest first. Without a kind and an id, list all notes about the player.',
  parameters: z.strictObject({ player }),
  query: z
    .strictObject({
      kind: z.enum(notedKinds).optional(),
      id: z.string().min(1).max(64).optional(),
      limit: pageLimit,
      before: z.string().min(1).max(160).optional(),
    })
    .refine(
      ({ kind, id }) => (kind === undefined) === (id === undefined),
      'Give both kind and id, or neither.',
    ),
  answer: z.object({
    items: z.array(note),
    next: z
      .string()
      .nullable()
      .meta({ description: 'Pass this as `before` to get the next page; null on the last page.' }),
    people: z.array(person).meta({ description: 'The authors of these notes.' }),
  }),
  refusals: ['session/forbidden', 'session/own-account', 'player/unknown-player'],
});

export const addNote = defineRoute({
  method: 'post',
  path: '/admin/players/{player}/notes',
  operationId: 'addNote',
  summary: `Add an internal note, at most ${noteRules.most} about one object. Notes cannot be changed; they are erased with the account.`,
  parameters: z.strictObject({ player }),
  body: z.strictObject({ about, ...noteFields }),
  idempotent: true,
  answer: z.object({ note }),
  refusals: [
    'session/forbidden',
    'player/unknown-player',
    'orders/unknown-order',
    'support/unknown-ticket',
    'notes/too-many',
  ],
});

export const adminNoteContracts = [listNotes, addNote];
