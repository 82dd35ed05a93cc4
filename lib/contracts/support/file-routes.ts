import * as z from 'zod';
import { attachmentRules } from '#domain/support/attachment';
import { defineRoute } from '../route-contract';
import { instant } from '../shapes';
import { uploadForm } from '../upload-shapes';
import { ticketRequest } from './routes';

/* Routes of the files of tickets, apart from those of tickets, so that the function of admins does not load them. */

export const fileLink = z.object({ url: z.string(), expiresAt: instant });

export const ticketFile = z.string().min(1).max(64);

/** Why there is no form to upload a file of a ticket. */
export const uploadFormRefusals = [
  'support/unknown-ticket',
  'support/unknown-file',
  'support/file-arrived',
  'support/file-refused',
  'support/upload-over',
] as const;

export const readTicketUploadForm = defineRoute({
  method: 'get',
  path: '/account/tickets/{ticket}/files/{file}',
  operationId: 'readTicketUploadForm',
  summary: `Get a signed upload form for a file that the player announced with a message of the last ${attachmentRules.uploadMinutes} minutes and that has not arrived yet.`,
  parameters: z.strictObject({ ticket: ticketRequest, file: ticketFile }),
  answer: uploadForm,
  refusals: uploadFormRefusals,
});

export const viewTicketFile = defineRoute({
  method: 'post',
  path: '/account/tickets/{ticket}/files/{file}/views',
  operationId: 'viewTicketFile',
  summary: `Get a link to a file of a ticket. It expires after ${attachmentRules.linkMinutes} minutes.`,
  parameters: z.strictObject({ ticket: ticketRequest, file: ticketFile }),
  answer: fileLink,
  refusals: ['support/unknown-ticket', 'support/unknown-file'],
});

export const ticketFileContracts = [readTicketUploadForm, viewTicketFile];
