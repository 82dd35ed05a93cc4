import type { ReactNode } from 'react';
import type { Blocker } from '../console/blocker';
import { winSize } from '../win/win-size';
import { messageText } from './message-copy';
import type { ShownSpin } from './rounds/shown-spin';
import type { SlotMoment } from './rounds/slot-moment';
import type { SymbolAtlas } from './symbol-atlas';
import type { WinStep } from './wins/win-steps';

/**
 * The line under the reels: a prompt, or the result of the last round.
 *
 * @param note      what takes the place of both; null for nothing
 * @param children  available actions
 */
export function MessageLine({
  atlas,
  note,
  children,
  ...moment
}: {
  atlas: SymbolAtlas;
  note: string | null;
  state: SlotMoment;
  shown: ShownSpin | null;
  step: WinStep | null;
  blocker: Blocker | null;
  children?: ReactNode;
}) {
  const { shown, state } = moment;
  const sized = shown ?? (state.feature?.stage === 'summary' ? state.played?.round : null);
  return (
    <div className="play-message">
      <p className="play-message-words" data-size={sized ? winSize(sized) : 'nothing'} aria-hidden="true">
        {note ?? messageText(moment, atlas)}
      </p>
      {children}
    </div>
  );
}
