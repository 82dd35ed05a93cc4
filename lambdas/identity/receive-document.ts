import type { EventBridgeEvent } from 'aws-lambda';
import { type FileFault, noteFile } from '#domain/player/identity-check';
import type { CommitTogether } from '#stores/atomic-write';
import type { DocumentName, DocumentStore } from '#stores/document-store';
import type { IdentityCheckStore } from '#stores/identity-check-store';
import { type Log, logLines } from '../outcome/log';
import { Outage } from '../outcome/outage';
import { overtaken, type Pause, retryOvertaken } from '../outcome/overtaken';
import { lookAtFile } from './look-at-file';

export interface ReceiveDocumentDependencies {
  readonly checks: IdentityCheckStore;
  readonly documents: DocumentStore;
  /** Whose file a key in quarantine is. */
  readonly nameOf: (key: string) => DocumentName | undefined;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly log: Log;
}

type ObjectCreated = EventBridgeEvent<'Object Created', { readonly object: { readonly key: string } }>;

/**
 * Takes a file out of quarantine: what is a document is kept for reviewers, anything else goes. It may be run any number of times: the
 * file is kept before that is noted, and leaves quarantine last, so whoever is killed in between is followed by another event.
 *
 * @throws Error when the check cannot be written, so that the event comes again
 */
export function receiveDocument({
  checks,
  documents,
  nameOf,
  commitTogether,
  pause,
  log,
}: ReceiveDocumentDependencies) {
  return async ({ detail }: ObjectCreated): Promise<void> => {
    const name = nameOf(detail.object.key);
    const bytes = name && (await documents.readQuarantined(name));
    if (!name || !bytes) return log(logLines.documentGone);

    const seen = lookAtFile(bytes);
    const fault = 'fault' in seen ? seen.fault : null;
    if ('contentType' in seen) await documents.keep(name, bytes, seen.contentType);
    await note(name, fault);
    await documents.removeQuarantined(name);
    log(logLines.documentReceived, { fault });
  };

  async function note({ player, document }: DocumentName, fault: FileFault | null): Promise<void> {
    const noted = await retryOvertaken(pause, async () => {
      const before = await checks.load(player);
      const after = noteFile(before, document, fault);
      if (after === before) return 'noted';
      const { outcome } = await commitTogether([checks.replace(before, after)]);
      return outcome === 'committed' ? 'noted' : overtaken;
    });
    if (noted === overtaken) throw new Outage('An identity check stayed contended while a file was noted');
  }
}
