import { createHash } from 'node:crypto';
import { awaitsFile, type FileFinding, type IdentityCheck, noteFile } from '#domain/player/identity-check';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { inspectFile } from './inspect-file';
import type { DocumentName, DocumentStore, KeptDocument } from './stores/document-store';
import type { IdentityCheckStore } from './stores/identity-check-store';

export interface ReceiveDocumentDependencies {
  readonly checks: IdentityCheckStore;
  readonly documents: DocumentStore;
  /** The document that a quarantine key names. */
  readonly nameOf: (key: string) => DocumentName | undefined;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly log: Log;
}

/**
 * Takes a file out of quarantine. If its document is awaited, a valid file is kept for reviewers and recorded by its hash. Any other file
 * is removed and changes nothing: a form stays valid for minutes, so files may arrive after the check was submitted or approved.
 *
 * Repeatable: the file is kept before it is recorded and removed from quarantine last, so the next event completes an interrupted run.
 *
 * @throws Error when the check cannot be written, so that the event is delivered again
 */
export function receiveDocument({
  checks,
  documents,
  nameOf,
  commitTogether,
  pause,
  log,
}: ReceiveDocumentDependencies) {
  return async (key: string): Promise<void> => {
    const name = nameOf(key);
    const bytes = name && (await documents.readQuarantined(name));
    if (!name || !bytes) return log(logLines.documentGone);

    const isAwaited = awaitsFile(await checks.load(name.player), name.document);
    if (isAwaited) await take(name, bytes);
    await documents.removeQuarantined(name);
    if (!isAwaited) log(logLines.documentNotAwaited);
  };

  async function take(name: DocumentName, bytes: Uint8Array): Promise<void> {
    const seen = inspectFile(bytes);
    if ('fault' in seen) {
      await note(name, seen);
      return log(logLines.documentReceived, { fault: seen.fault });
    }
    const file = { ...name, sha256: createHash('sha256').update(bytes).digest('hex') };
    await documents.keep(file, bytes, seen.contentType);
    if (isRecorded(await note(name, { sha256: file.sha256 }), file))
      return log(logLines.documentReceived, { fault: null });
    // Another file came first, the check was submitted, or the account was erased.
    await documents.removeKept(file);
    log(logLines.documentNotAwaited);
  }

  /** @returns the current check, whether or not this file was recorded in it */
  async function note({ player, document }: DocumentName, finding: FileFinding): Promise<IdentityCheck> {
    const noted = await retryOnConflict(pause, async () => {
      const before = await checks.load(player);
      const after = noteFile(before, document, finding);
      if (after === before) return before;
      const { outcome } = await commitTogether([checks.replace(before, after)]);
      return outcome === 'committed' ? after : conflict;
    });
    if (noted === conflict) throw new Outage('An identity check stayed contended while a file was noted');
    return noted;
  }
}

function isRecorded({ documents }: IdentityCheck, { document, sha256 }: KeptDocument): boolean {
  return documents.some((each) => each.id === document && each.sha256 === sha256);
}
