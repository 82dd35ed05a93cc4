import { FailureNotice } from '#components/feedback/failure-notice';
import { playFabOps } from '#web/lib/play-fab-ops';
import { useLoaded } from '#web/lib/use-loaded';
import { LimitsPage } from './limits-page';
import { LimitsShape } from './limits-shape';
import '../account.css';

/** The limits and breaks of whoever is signed in, for pages that do not load them beforehand. */
export default function OwnLimits() {
  const { value: limits, failure, reload } = useLoaded(readLimits);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  return limits ? (
    <div className="account-page">
      <LimitsPage loaded={limits} />
    </div>
  ) : (
    <LimitsShape />
  );
}

function readLimits() {
  return playFabOps.get('/play-limits');
}
