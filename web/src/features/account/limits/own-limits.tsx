import { FailureNotice } from '#components/feedback/failure-notice';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useLoaded } from '#web/lib/api/use-loaded';
import { LimitsPage } from './limits-page';
import { LimitsShape } from './limits-shape';

/** Limits and breaks of the signed-in player, for pages whose loader does not load them. */
export default function OwnLimits() {
  const { value: limits, failure, reload } = useLoaded(readLimits);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  return limits ? (
    <div className="grid grid-cols-1 gap-6">
      <LimitsPage loaded={limits} />
    </div>
  ) : (
    <LimitsShape />
  );
}

function readLimits() {
  return playFabOps.get('/play-limits');
}
