import type * as z from 'zod';
import type { Refusal } from '#contracts/errors';
import type { fileLink } from '#contracts/support/file-routes';
import type { uploadForm } from '#contracts/upload-shapes';
import { attachmentRules } from '#domain/support/attachment';
import type { TicketMessage } from '#domain/support/ticket';
import { findAttachment, type FoundAttachment } from '#domain/support/ticket-attachments';
import type { DocumentStore } from '#lambdas/identity/stores/document-store';
import type { SignDocumentForm } from '#lambdas/identity/stores/upload-forms';
import { isRefusal } from '#lambdas/runtime/refusal';
import { secondsUntil, signUpload } from '#lambdas/runtime/sign-upload';
import type { TicketStore } from './stores/ticket-store';
import { documentOfFile, type TicketFileName } from './upload-name';

export interface TicketFileDependencies {
  readonly tickets: Pick<TicketStore, 'find'>;
  readonly signForm: SignDocumentForm;
  readonly attachments: Pick<DocumentStore, 'link'>;
  readonly now: () => Date;
}

interface PlayersFile extends TicketFileName {
  readonly player: string;
}

const linkSeconds = attachmentRules.linkMinutes * 60;

/**
 * Signs the upload form of a file that a message announced and that has not arrived.
 *
 * @param from  the side that signs: it uploads the files of its own messages alone
 */
export async function signTicketForm(
  dependencies: TicketFileDependencies,
  file: PlayersFile,
  from: TicketMessage['from'],
): Promise<z.input<typeof uploadForm> | Refusal> {
  const found = await findFile(dependencies, file);
  if (isRefusal(found)) return found;
  if (found.from !== from) return { code: 'support/unknown-file' };
  const { signForm: sign, now } = dependencies;
  const at = now();
  const { attachment, uploadUntil: until } = found;
  if (attachment.finding)
    return { code: 'fault' in attachment.finding ? 'support/file-refused' : 'support/file-arrived' };
  if (secondsUntil(until, at) < 1) return { code: 'support/upload-over', until };
  const { mostBytes } = attachmentRules;
  const name = { player: file.player, document: documentOfFile(file) };
  return signUpload({ sign, now: () => at }, name, { mostBytes, until });
}

/** A link to a file that was kept. Browsers download it, whatever its content. */
export async function linkTicketFile(
  dependencies: TicketFileDependencies,
  file: PlayersFile,
): Promise<z.input<typeof fileLink> | Refusal> {
  const found = await findFile(dependencies, file);
  if (isRefusal(found)) return found;
  const { finding } = found.attachment;
  if (!finding || !('sha256' in finding)) return { code: 'support/unknown-file' };
  const kept = { player: file.player, document: documentOfFile(file), sha256: finding.sha256 };
  const expiresAt = new Date(dependencies.now().getTime() + linkSeconds * 1000).toISOString();
  return { url: await dependencies.attachments.link(kept, linkSeconds), expiresAt };
}

async function findFile(
  { tickets }: TicketFileDependencies,
  { player, ticket: id, file }: PlayersFile,
): Promise<FoundAttachment | Refusal> {
  const ticket = await tickets.find(player, id);
  if (!ticket) return { code: 'support/unknown-ticket' };
  return findAttachment(ticket, file) ?? { code: 'support/unknown-file' };
}
