import type { Refusal } from '#contracts/errors';
import * as contract from '#contracts/support/admin-file-routes';
import type { AuditEntry } from '#lambdas/audit/stores/audit-store';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { linkTicketFile, signTicketForm, type TicketFileDependencies } from './ticket-files';

export interface AdminTicketFileDependencies extends TicketFileDependencies {
  /** Writes an audit entry. @returns a refusal if it could not be written */
  readonly putOnRecord: (entry: AuditEntry) => Promise<Refusal | null>;
}

/** Adds the routes by which admins upload files of their answers and open the files of tickets. Each view is audited. */
export function addAdminTicketFileRoutes(
  { adminRoute }: Pick<Api, 'adminRoute'>,
  dependencies: AdminTicketFileDependencies,
): void {
  adminRoute(contract.readAdminTicketUploadForm, async (_admin, { parameters }) =>
    signTicketForm(dependencies, parameters, 'admin'),
  );

  adminRoute(contract.viewAdminTicketFile, async ({ id: actor }, { parameters }) => {
    const link = await linkTicketFile(dependencies, parameters);
    if (isRefusal(link)) return link;
    const { player, ticket, file } = parameters;
    const at = dependencies.now();
    const id = auditId(at, `view ${actor} ${player} ${ticket} ${file}`);
    const subject = { kind: 'ticket', id: ticket, player } as const;
    // Recorded before the link is returned, so that every holder of a link is on record.
    const lost = await dependencies.putOnRecord({
      id,
      at,
      actor,
      act: 'attachment-viewed',
      subject,
      reason: null,
      detail: { document: file },
    });
    return lost ?? link;
  });
}
