import * as z from 'zod';
import { documentFaults, documentKinds, fileFaults } from '#domain/player/identity-check';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { uploadForm } from '../upload-shapes';

const kind = z.enum(documentKinds);

const document = z
  .object({
    id: z.string(),
    kind,
    state: z.enum(['awaited', 'ready', 'refused', 'accepted', 'rejected']).meta({
      description:
        'Awaited until its bytes were looked at; refused by those; accepted or rejected by a person.',
    }),
    fault: z.enum([...fileFaults, ...documentFaults]).nullable(),
    sha256: z.string().nullable().meta({
      description:
        'The SHA-256 of the one file that was kept and that reviewers see, in hexadecimal; null while none was.',
    }),
    askedAt: instant,
  })
  .meta({ id: 'IdentityDocument' });
export type IdentityDocument = z.output<typeof document>;

/** A check as its player and its reviewers see it. */
export const identityCheck = z
  .object({
    state: z.enum(['open', 'submitted', 'approved', 'rejected']),
    queuedAt: instant.nullable().meta({ description: 'Since when it waits; it keeps its place for good.' }),
    documents: z.array(document),
    missing: z.array(kind).meta({ description: 'What has to be sent before it can be handed in.' }),
    timeline: z.array(
      z.object({
        state: z.enum(['open', 'submitted', 'approved', 'rejected']),
        at: instant,
        actor: z.enum(['player', 'admin']),
      }),
    ),
  })
  .meta({ id: 'IdentityCheck', description: 'The check of who a player is.' });
export type IdentityCheck = z.output<typeof identityCheck>;

export const readIdentityCheck = defineRoute({
  method: 'get',
  path: '/account/identity-check',
  operationId: 'readIdentityCheck',
  summary: 'How the check of who the player is stands.',
  answer: identityCheck,
  refusals: [],
});

export const beginUpload = defineRoute({
  method: 'post',
  path: '/account/identity-check/uploads',
  operationId: 'beginIdentityUpload',
  summary: 'Asks for a place for one file. It is looked at when it has come, which takes a moment.',
  body: z.strictObject({ kind }),
  idempotent: true,
  answer: z.object({ document: z.string() }),
  refusals: ['identity/under-review', 'identity/approved', 'identity/too-many-files'],
});

export const readUploadForm = defineRoute({
  method: 'get',
  path: '/account/identity-check/uploads/{document}',
  operationId: 'readIdentityUploadForm',
  summary: 'A form that is signed for a file that has not come yet.',
  parameters: z.strictObject({ document: z.string().min(1).max(64) }),
  answer: uploadForm,
  refusals: ['identity/unknown-document'],
});

export const submitIdentityCheck = defineRoute({
  method: 'post',
  path: '/account/identity-check/submissions',
  operationId: 'submitIdentityCheck',
  summary: 'Hands the check to a person.',
  idempotent: true,
  answer: identityCheck,
  refusals: ['identity/under-review', 'identity/approved', 'identity/documents-missing'],
});

export const identityContracts = [readIdentityCheck, beginUpload, readUploadForm, submitIdentityCheck];
