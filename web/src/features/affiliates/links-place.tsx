import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';
import { LinksPanel } from './links-panel';
import { Settled } from './settled';

/** An affiliate's links, or why there are none in a state without Sweeps Coins. */
export function LinksPlace({
  part,
  metrics,
}: {
  part: PromiseSettledResult<GetAnswer<'/affiliates/links'>>;
  /** Metrics of the days shown; links show none without them. */
  metrics: PromiseSettledResult<GetAnswer<'/affiliates/metrics'>>;
}) {
  const isSuppressed =
    part.status === 'rejected' &&
    part.reason instanceof ApiRefusal &&
    part.reason.code === 'affiliates/links-suppressed';
  const ofLinks = metrics.status === 'fulfilled' ? metrics.value.links : null;
  if (!isSuppressed)
    return <Settled part={part}>{({ items }) => <LinksPanel loaded={items} metrics={ofLinks} />}</Settled>;
  return (
    <Panel title="Links and codes">
      <p>Affiliate links are not available in your state.</p>
      <Note className="max-inline-prose">
        Sweeps Coins are not offered there, so you cannot invite players for now and your existing links do
        not count. What you have earned is still yours and will be paid. Have you moved? Write to us and we
        will change your state.
      </Note>
    </Panel>
  );
}
