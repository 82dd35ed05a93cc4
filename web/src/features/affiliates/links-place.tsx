import { Panel } from '#components/ui/panel';
import { ApiRefusal } from '#web/lib/api-refusal';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';
import { LinksPanel } from './links-panel';
import { Settled } from './settled';

/** An affiliate's links, or why there are none in a state without Sweeps Coins. */
export function LinksPlace({ part }: { part: PromiseSettledResult<GetAnswer<'/affiliates/links'>> }) {
  const isSuppressed =
    part.status === 'rejected' &&
    part.reason instanceof ApiRefusal &&
    part.reason.code === 'affiliates/links-suppressed';
  if (!isSuppressed) return <Settled part={part}>{({ items }) => <LinksPanel loaded={items} />}</Settled>;
  return (
    <Panel title="Links and codes">
      <p>There are no links where you live, for now.</p>
      <p className="affiliate-note">
        Sweeps Coins are not offered in your state, so nobody may be invited from there, and links of before
        lead nobody to us. What you have earned stays yours and is paid. Have you moved? Write to us, and a
        person changes your state.
      </p>
    </Panel>
  );
}
