import * as z from 'zod';
import { attachmentRules } from '#domain/support/attachment';
import { defineRoute } from '../route-contract';
import { uploadForm } from '../upload-shapes';
import { fileLink, ticketFile, uploadFormRefusals } from './file-routes';
import { ticketRequest } from './routes';

/*
 * Routes of admins that the function of accounts serves: the role of the admin function has no room for access to the files. They are
 * apart from the other routes of admins, so that the function of accounts does not load those.
 */

const parameters = z.strictObject({
  player: z.string().min(1).max(64),
  ticket: ticketRequest,
  file: ticketFile,
});
const filePath = '/account/players/{player}/tickets/{ticket}/files/{file}';

export const readAdminTicketUploadForm = defineRoute({
  method: 'get',
  path: filePath,
  operationId: 'readAdminTicketUploadForm',
  summary: 'Get a signed upload form for a file that an admin announced with an answer.',
  parameters,
  answer: uploadForm,
  refusals: ['session/forbidden', ...uploadFormRefusals],
});

export const viewAdminTicketFile = defineRoute({
  method: 'post',
  path: `${filePath}/views`,
  operationId: 'viewAdminTicketFile',
  summary: `Get a link to a file of a player's ticket. It expires after ${attachmentRules.linkMinutes} minutes. The view is recorded.`,
  parameters,
  answer: fileLink,
  refusals: ['session/forbidden', 'support/unknown-ticket', 'support/unknown-file'],
});

export const adminTicketFileContracts = [readAdminTicketUploadForm, viewAdminTicketFile];
