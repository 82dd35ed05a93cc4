import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import type { IdentityCheck as Check } from '#contracts/identity/routes';
import { playFabOps } from '#web/lib/play-fab-ops';
import { DocumentCard } from './document-card';
import { documentKinds } from './document-copy';
import { IdentitySteps } from './identity-steps';
import { useIdentityCheck } from './use-identity-check';
import './identity-check.css';

/** The identity check of a player: status, required documents and reasons for rejections. */
export function IdentityCheck({ loaded }: { loaded: Check }) {
  const { check, setCheck, readAgain, isSettling } = useIdentityCheck(loaded);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const isOpen = check.state === 'open' || check.state === 'rejected';
  const isComplete = check.missing.length === 0;

  async function handIn() {
    setFailure(null);
    setPending(true);
    try {
      setCheck(await playFabOps.post('/account/identity-check/submissions', { idempotencyKey: key }));
      setKey(crypto.randomUUID());
    } catch (refused) {
      setFailure(refused);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <Panel title="Where your check stands">
        <IdentitySteps check={check} />
      </Panel>
      {check.state === 'rejected' && (
        <Notice tone="info">
          <p className="font-bold">Something has to be sent again.</p>
          <p>What was accepted stays accepted, and you keep your place: nothing starts over.</p>
        </Notice>
      )}
      <Panel title="Your documents">
        <p className="identity-note">
          Your files go straight into a closed store. Only reviewers open them, each time for five minutes,
          and every opening is written down. JPEG, PNG, WebP or PDF, up to 5 MB each.
        </p>
        <div className="identity-cards">
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
          <div className="identity-hand-in">
            <Button
              look="primary"
              large
              pending={isPending}
              // A file that arrives after the submission is not included.
              disabled={!isComplete || isSettling}
              onClick={() => void handIn()}
            >
              Hand in for review
            </Button>
            <p className="identity-note">
              {isSettling
                ? 'A file is on its way. You can hand in once it was received.'
                : isComplete
                  ? 'A person looks at it, as a rule within a day.'
                  : 'You can hand in as soon as everything that is needed was received.'}
            </p>
          </div>
        )}
      </Panel>
    </>
  );
}
