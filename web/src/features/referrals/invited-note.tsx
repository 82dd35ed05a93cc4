import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { forgetReferrer, rememberedReferrer } from '#web/lib/storage/referral-link';
import { RewardCopy } from './reward-copy';

type Bound = { state: 'none' } | { state: 'bound' } | { state: 'failed'; failure: unknown };

/**
 * Reports the referral code of a new player as soon as they are signed in. A final response clears the stored code; a failed request is
 * repeated, here or at the next visit.
 */
export function InvitedNote() {
  const [bound, setBound] = useState<Bound>({ state: 'none' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const code = rememberedReferrer();
    if (code === null) return undefined;
    let isGone = false;
    const show = (next: Bound) => {
      if (!isGone) setBound(next);
    };
    playFabOps.post('/referrals/bindings', { body: { code }, idempotencyKey: `friend-${code}` }).then(
      () => {
        forgetReferrer();
        show({ state: 'bound' });
      },
      (failure: unknown) => {
        if (isFinal(failure)) forgetReferrer();
        show({ state: 'failed', failure });
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  if (bound.state === 'none') return null;
  if (bound.state === 'failed')
    return isFinal(bound.failure) ? (
      <FailureNotice failure={bound.failure} />
    ) : (
      <FailureNotice failure={bound.failure} onRetry={() => setTries(tries + 1)} />
    );
  return (
    <Notice tone="success">
      <p className="font-bold">Your friend’s invitation counts.</p>
      <p>
        <RewardCopy />{' '}
        <Link className="text-link" to={paths.accountSection('friends')}>
          See your progress
        </Link>
      </p>
    </Notice>
  );
}

/** Whether the API refused this code for good. */
function isFinal(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.code.startsWith('referrals/');
}
