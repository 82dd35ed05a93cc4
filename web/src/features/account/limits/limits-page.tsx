import { useState } from 'react';
import { Notice } from '#components/ui/notice';
import { showToast } from '#web/lib/page/toasts';
import { BreakPanel } from './break-panel';
import { ExclusionPanel } from './exclusion-panel';
import { LimitGroup } from './limit-group';
import { limitGroups } from './limited-things';
import type { PlayLimits } from './play-limits';
import { RealityCheckPanel } from './reality-check-panel';
import { currentTimeOut, describeTimeOut } from './time-out-copy';
import './limits.css';

/** All limits, breaks and exclusions of a player. Each response replaces the whole state. */
export function LimitsPage({ loaded }: { loaded: PlayLimits }) {
  const [limits, setLimits] = useState(loaded);
  const [now, setNow] = useState(() => new Date());
  const timeOut = currentTimeOut(limits, now);
  const timeOutCopy = timeOut && describeTimeOut(timeOut, { timeZone: limits.residency.timeZone });

  function change(changed: PlayLimits, text: string) {
    setLimits(changed);
    setNow(new Date());
    showToast({ tone: 'success', text });
  }

  return (
    <>
      {timeOutCopy && (
        <Notice tone="info">
          <p className="font-bold">{timeOutCopy.title}</p>
          <p>{timeOutCopy.text}</p>
        </Notice>
      )}
      <div className="account-columns">
        {limitGroups.map((group) => (
          <LimitGroup key={group.title} group={group} limits={limits} onChanged={change} />
        ))}
        <RealityCheckPanel limits={limits} onChanged={change} />
        <BreakPanel limits={limits} onChanged={change} />
        <div className="col-span-full">
          <ExclusionPanel limits={limits} onChanged={change} />
        </div>
      </div>
    </>
  );
}
