import { useEffect, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { playFabOps } from '#web/lib/play-fab-ops';
import { LimitsPage } from './limits-page';
import { LimitsShape } from './limits-shape';
import type { PlayLimits } from './play-limits';
import '../account.css';

/** The limits and breaks of whoever is signed in, for pages that do not load them beforehand. */
export default function OwnLimits() {
  const [loaded, setLoaded] = useState<PlayLimits | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let isLeft = false;
    playFabOps.get('/play-limits').then(
      (limits) => !isLeft && setLoaded(limits),
      (refused: unknown) => !isLeft && setFailure(refused),
    );
    return () => void (isLeft = true);
  }, [times]);

  if (failure !== null)
    return (
      <FailureNotice
        failure={failure}
        onRetry={() => {
          setFailure(null);
          setTimes(times + 1);
        }}
      />
    );
  return loaded ? (
    <div className="account-page">
      <LimitsPage loaded={loaded} />
    </div>
  ) : (
    <LimitsShape />
  );
}
