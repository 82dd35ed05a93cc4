import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import type { QueuedIdentityCheck, WaitingIdentityCheck } from '#contracts/identity/admin-routes';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { dashboardPaths } from '#web/lib/dashboard-paths';
import { instantLabel } from '#web/lib/format/dates';
import { kindNames } from '../parts/document-copy';
import { InternalNotes } from '../parts/internal-notes';
import { personName } from '../parts/person-name';
import { Claims } from './claims';
import { DocumentVerdict } from './document-verdict';
import { DocumentViewer } from './document-viewer';
import { nextToOpen, reviewedDocuments } from './reviewed-documents';
import { useReviewing } from './use-reviewing';
import { decisionOf, undecided } from './verdicts';

/**
 * A waiting check: what the player claims beside the documents, and the decision, which applies to the check as shown. Nothing is decided
 * before the newest document of each kind was opened.
 *
 * @param onOutdated  reloads the list after a conflict
 */
export function ReviewCard({
  check: { player, revision, claims, queuedAt, documents: sent },
  onDecided,
  onOutdated,
}: {
  check: WaitingIdentityCheck;
  onDecided: (decided: QueuedIdentityCheck) => void;
  onOutdated: () => void;
}) {
  const { reviewing, shown, loading, failure: viewFailure, ...review } = useReviewing(player);
  const { isPending, failure: refusal, send } = useAttempt();
  const documents = reviewedDocuments(sent);
  const decision = decisionOf(documents, reviewing);
  const missing = undecided(documents, reviewing).map(({ kind }) => kindNames[kind]);
  const shownDocument = documents.find(({ id }) => id === shown?.id);
  const failure = refusal ?? viewFailure;

  function submit() {
    if (!decision) return;
    const body = { revision, faults: [...decision.faults] };
    void send(
      (idempotencyKey) =>
        playFabOps.post('/admin/identity-checks/{player}/decisions', {
          path: { player },
          body,
          idempotencyKey,
        }),
      onDecided,
      { choice: JSON.stringify(body) },
    );
  }

  return (
    <article
      className="panel grid gap-4 rounded-lg p-5 border-line"
      aria-label={`Player ${player}`}
      data-list-row={player}
      tabIndex={-1}
    >
      <header className="review-card-head flex flex-wrap gap-x-4 gap-y-2 wrap-anywhere">
        <Link className="text-link" to={dashboardPaths.player(player)}>
          {personName({ ...claims, player })}
        </Link>
        <span className="text-muted">Waiting since {queuedAt !== null && instantLabel(queuedAt)}</span>
      </header>
      <div className="review-sides">
        <div className="review-claimed">
          <Claims claims={claims} />
        </div>
        <div className="grid content-start gap-4 min-inline-0">
          <h2 className="text-sm font-semibold text-muted">Documents</h2>
          <ul className="grid grid-fill-60 gap-4">
            {documents.map((document) => (
              <DocumentVerdict
                key={document.id}
                document={document}
                isOpened={reviewing.opened.has(document.id)}
                isShown={shown?.id === document.id}
                isNext={document === nextToOpen(documents, reviewing.opened)}
                isPending={loading === document.id}
                verdict={reviewing.verdicts.get(document.id) ?? null}
                onOpen={() => review.open(document.id)}
                onDecide={review.decide}
              />
            ))}
          </ul>
          {shown && shownDocument && (
            <DocumentViewer
              // A frame that changes its address would add an entry to the history.
              key={shown.view?.url ?? shown.id}
              name={kindNames[shownDocument.kind]}
              document={shown}
              onOpened={() => review.markOpened(shown.id)}
            />
          )}
        </div>
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
      {isOutdated(refusal) && (
        <Button variant="outline" className="justify-self-start" onClick={onOutdated}>
          Reload the list
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant={decision && decision.faults.length > 0 ? 'danger' : 'primary'}
          pending={isPending}
          disabled={decision === null}
          onClick={submit}
        >
          {decision && decision.faults.length > 0 ? 'Request new documents' : 'Confirm identity'}
        </Button>
        <Note role="status">{missing.length > 0 && `Open and decide: ${missing.join(', ')}.`}</Note>
      </div>
      <section className="grid gap-3 pbs-3 inline-full border-bs-line">
        <h2 className="text-sm font-semibold text-muted">Internal notes</h2>
        <InternalNotes player={player} about={{ kind: 'identity-check', id: player }} />
      </section>
    </article>
  );
}

/** Whether a decision failed because the check has changed since it was loaded. */
function isOutdated(failure: unknown): boolean {
  return (
    failure instanceof ApiRefusal &&
    (failure.code === 'identity/conflict' || failure.code === 'identity/not-under-review')
  );
}
