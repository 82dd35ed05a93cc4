import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Notice } from '#components/ui/notice';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { paths } from '#web/lib/paths';
import { forgetReferrer, rememberedReferrer } from '#web/lib/storage/referral-link';
import { RewardCopy } from './reward-copy';

/**
 * Reports the referral code of a new player as soon as they are signed in. A final response clears the stored code; a failed request is
 * repeated, here or at the next visit.
 */
export function InvitedNote() {
  const [isBound, setBound] = useState(false);
  const { failure, send } = useAttempt();

  function bind() {
    const code = rememberedReferrer();
    if (code === null) return;
    void send(
      () => playFabOps.post('/referrals/bindings', { body: { code }, idempotencyKey: `friend-${code}` }),
      () => {
        forgetReferrer();
        setBound(true);
      },
      { onFailure: (refusal) => isFinal(refusal) && forgetReferrer() },
    );
  }
  const bindFirst = useEffectEvent(bind);
  useEffect(() => bindFirst(), []);

  if (failure !== null)
    return isFinal(failure) ? (
      <FailureNotice failure={failure} />
    ) : (
      <FailureNotice failure={failure} onRetry={bind} />
    );
  if (!isBound) return null;
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
