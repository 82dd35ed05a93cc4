import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import type { IdentityCheck as Check } from '#contracts/identity/routes';
import { documentRules, documentViewMinutes } from '#domain/player/identity-check';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { DocumentCard } from './document-card';
import { documentKinds } from './document-copy';
import { IdentitySteps } from './identity-steps';
import { useIdentityCheck } from './use-identity-check';
import './identity-check.css';

/** The identity check of a player: status, required documents and reasons for rejections. */
export function IdentityCheck({ loaded }: { loaded: Check }) {
  const { check, setCheck, readAgain, isSettling } = useIdentityCheck(loaded);
  const { isPending, failure, send } = useAttempt();
  const isOpen = check.state === 'open' || check.state === 'rejected';
  const isComplete = check.missing.length === 0;

  const handIn = () =>
    send(
      (idempotencyKey) => playFabOps.post('/account/identity-check/submissions', { idempotencyKey }),
      setCheck,
    );

  return (
    <>
      <Panel title="Status of your check">
        <IdentitySteps check={check} />
      </Panel>
      {check.state === 'rejected' && (
        <Notice tone="info">
          <p className="font-bold">Please send the marked documents again.</p>
          <p>Accepted documents stay accepted, and you keep your place in line.</p>
        </Notice>
      )}
      <Panel title="Your documents">
        <Note>
          {`Your files go straight into encrypted storage. Only reviewers can open them, for ${documentViewMinutes} minutes at a time, and we log every access. JPEG, PNG, WebP or PDF, up to ${documentRules.mostMegabytes} MB each.`}
        </Note>
        <div className="grid grid-fill-72 gap-4 mbs-4">
          {documentKinds.map((kind) => (
            <DocumentCard
              key={kind}
              kind={kind}
              newest={check.documents.findLast((each) => each.kind === kind)}
              isNeeded={check.missing.includes(kind)}
              {...{ isSettling, isOpen }}
              onSent={readAgain}
            />
          ))}
        </div>
        {failure !== null && <FailureNotice failure={failure} />}
        {isOpen && (
          <div className="mbs-5 grid justify-items-start gap-2">
            <Button
              variant="primary"
              large
              pending={isPending}
              // A file that arrives after the submission is not included.
              disabled={!isComplete || isSettling}
              onClick={() => void handIn()}
            >
              Submit for review
            </Button>
            <Note>
              {isSettling
                ? 'A file is still being processed. You can submit when it is received.'
                : isComplete
                  ? 'A person reviews your documents, usually within a day.'
                  : 'You can submit when all required documents are received.'}
            </Note>
          </div>
        )}
      </Panel>
    </>
  );
}
