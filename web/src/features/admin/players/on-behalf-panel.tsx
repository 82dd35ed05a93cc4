import { Panel } from '#components/ui/panel';
import type { AdminPlayer } from './admin-player';
import { LimitOnBehalf } from './limit-on-behalf';
import { TimeOutOnBehalf } from './time-out-on-behalf';

/** Restrictions that an admin sets because the player asked for them; none of them loosens anything. */
export function OnBehalfPanel({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  return (
    <Panel title="Limits on the player’s behalf">
      <p className="found-more">
        For a player who asks by phone or in writing. Limits can only become stricter, breaks and exclusions
        only longer.
      </p>
      <LimitOnBehalf of={of} onChange={onChange} />
      <TimeOutOnBehalf of={of} onChange={onChange} />
    </Panel>
  );
}
