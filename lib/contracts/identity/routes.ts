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
        'A document is awaited until its file is validated, then ready or refused. A reviewer accepts or rejects it.',
    }),
    fault: z.enum([...fileFaults, ...documentFaults]).nullable(),
    sha256: z.string().nullable().meta({
      description: 'SHA-256 of the stored file that reviewers see, in hexadecimal; null if none is stored.',
    }),
    requestedAt: instant,
  })
  .meta({ id: 'IdentityDocument' });
export type IdentityDocument = z.output<typeof document>;

/** A check as its player and its reviewers see it. */
export const identityCheck = z
  .object({
    state: z.enum(['open', 'submitted', 'approved', 'rejected']),
    queuedAt: instant
      .nullable()
      .meta({ description: 'Start of the wait. A rejected check keeps its place in the queue.' }),
    documents: z.array(document),
    missing: z
      .array(kind)
      .meta({ description: 'Documents that are required before the check can be submitted.' }),
    timeline: z.array(
      z.object({
        state: z.enum(['open', 'submitted', 'approved', 'rejected']),
        at: instant,
        actor: z.enum(['player', 'admin']),
      }),
    ),
  })
  .meta({ id: 'IdentityCheck', description: 'The identity check of a player.' });
export type IdentityCheck = z.output<typeof identityCheck>;

export const readIdentityCheck = defineRoute({
  method: 'get',
  path: '/account/identity-check',
  operationId: 'readIdentityCheck',
  summary: 'Get the player’s identity check.',
  answer: identityCheck,
  refusals: [],
});

export const beginUpload = defineRoute({
  method: 'post',
  path: '/account/identity-check/uploads',
  operationId: 'beginIdentityUpload',
  summary: 'Register an upload of one file. The file is validated shortly after it arrives.',
  body: z.strictObject({ kind }),
  idempotent: true,
  answer: z.object({ document: z.string() }),
  refusals: ['identity/under-review', 'identity/approved', 'identity/too-many-files'],
});

export const readUploadForm = defineRoute({
  method: 'get',
  path: '/account/identity-check/uploads/{document}',
  operationId: 'readIdentityUploadForm',
  summary: 'Get a signed upload form for a file that has not arrived yet.',
  parameters: z.strictObject({ document: z.string().min(1).max(64) }),
  answer: uploadForm,
  refusals: ['identity/unknown-document'],
});

export const submitIdentityCheck = defineRoute({
  method: 'post',
  path: '/account/identity-check/submissions',
  operationId: 'submitIdentityCheck',
  summary: 'Submit the identity check for review.',
  idempotent: true,
  answer: identityCheck,
  refusals: ['identity/under-review', 'identity/approved', 'identity/documents-missing'],
});

export const identityContracts = [readIdentityCheck, beginUpload, readUploadForm, submitIdentityCheck];
