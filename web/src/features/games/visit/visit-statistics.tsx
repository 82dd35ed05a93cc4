import { Amount } from '#components/ui/amount';
import type { Coin } from '#domain/money/coin';
import { useNow } from '#web/lib/page/use-now';
import type { Followed } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';
import { elapsedLabel } from './elapsed';
import type { Visit } from './visit';

const refreshMs = 5_000;

/** The net result and the duration of this visit. */
export function VisitStatistics({ visit, coin }: { visit: Followed<Visit>; coin: Coin }) {
  const { net, startedAtMs } = useStore(visit);
  const nowMs = useNow(refreshMs);
  return (
    <dl className="play-visit">
      <div>
        <dt className="text-xs font-bold text-muted">Net this visit</dt>
        <dd>
          <Amount coin={coin} value={net[coin]} signed />
        </dd>
      </div>
      <div>
        <dt className="text-xs font-bold text-muted">Time</dt>
        <dd>{elapsedLabel(nowMs - startedAtMs)}</dd>
      </div>
    </dl>
  );
}
