import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { SelectField } from '#components/ui/select-field';
import type { QueuedIdentityCheck, WaitingIdentityCheck } from '#contracts/identity/admin-routes';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { instantLabel } from '#web/lib/format/dates';
import { showIn } from '#web/lib/page/show-in';
import { paths } from '#web/lib/paths';
import { InternalNotes } from '../parts/internal-notes';
import { Claims } from './claims';
import { faultChoices, kindNames, type ReviewFault } from './fault-choices';

/**
 * A waiting check: its documents with their faults, and the decision, which applies to the check as shown.
 *
 * @param onOutdated  reloads the list after a conflict
 */
export function ReviewCard({
  check,
  onDecided,
  onOutdated,
}: {
  check: WaitingIdentityCheck;
  onDecided: (decided: QueuedIdentityCheck) => void;
  onOutdated: () => void;
}) {
  const [faults, setFaults] = useState<ReadonlyMap<string, ReviewFault>>(new Map());
  const decision = useAttempt();
  const viewing = useAttempt();
  const failure = decision.failure ?? viewing.failure;
  const documents = check.documents.filter(({ state }) => state === 'ready' || state === 'accepted');

  const open = (document: string) =>
    viewing.send(() => showIn(window.open('', '_blank'), addressOf(check.player, document)), undefined, {
      choice: document,
    });

  function setFault(document: string, fault: ReviewFault | null) {
    const next = new Map(faults);
    if (fault === null) next.delete(document);
    else next.set(document, fault);
    setFaults(next);
    decision.newIdempotencyKey();
  }

  function decide() {
    const body = {
      revision: check.revision,
      faults: [...faults].map(([document, fault]) => ({ document, fault })),
    };
    void decision.send(
      (idempotencyKey) =>
        playFabOps.post('/admin/identity-checks/{player}/decisions', {
          path: { player: check.player },
          body,
          idempotencyKey,
        }),
      onDecided,
    );
  }

  return (
    <article
      className="surface grid justify-items-start gap-4 rounded-lg p-5 border-line"
      aria-label={`Player ${check.player}`}
    >
      <header className="review-card-head flex flex-wrap gap-x-4 gap-y-2 wrap-anywhere">
        <Link className="text-link" to={paths.dashboardPlayer(check.player)}>
          {check.claims.displayName ?? check.claims.email ?? check.player}
        </Link>
        <span className="text-muted">
          Waiting since {check.queuedAt !== null && instantLabel(check.queuedAt)}
        </span>
      </header>
      <div className="review-sides">
        <Claims claims={check.claims} />
        <div className="grid content-start gap-3 min-inline-0">
          <h2 className="text-sm font-semibold text-muted">Documents</h2>
          <ul className="grid gap-4 inline-full">
            {documents.map(({ id, kind, state }) => (
              <li key={id} className="flex flex-wrap items-end gap-3">
                <Button
                  variant="outline"
                  pending={viewing.isPending && viewing.choice === id}
                  onClick={() => void open(id)}
                >
                  <ExternalLink aria-hidden="true" size={18} />
                  Open: {kindNames[kind]}
                </Button>
                <SelectField
                  label={`${kindNames[kind]}${state === 'accepted' ? ' (previously accepted)' : ''}`}
                  value={faults.get(id) ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    setFault(id, value === '' ? null : (value as ReviewFault))
                  }
                  choices={[{ value: '', label: 'Accepted' }, ...faultChoices]}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {failure !== null && <FailureNotice failure={failure} />}
      {isOutdated(decision.failure) && (
        <Button variant="outline" onClick={onOutdated}>
          Reload the list
        </Button>
      )}
      <Button variant={faults.size > 0 ? 'danger' : 'primary'} pending={decision.isPending} onClick={decide}>
        {faults.size > 0 ? 'Request new documents' : 'Confirm identity'}
      </Button>
      <section className="grid gap-3 pbs-3 inline-full border-bs-line">
        <h2 className="text-sm font-semibold text-muted">Internal notes</h2>
        <InternalNotes player={check.player} about={{ kind: 'identity-check', id: check.player }} />
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

/** Returns a URL of a document for a few minutes; each view is logged. */
async function addressOf(player: string, document: string): Promise<string> {
  const path = { player, document };
  const { url } = await playFabOps.post('/admin/identity-checks/{player}/documents/{document}/views', {
    path,
  });
  return url;
}
