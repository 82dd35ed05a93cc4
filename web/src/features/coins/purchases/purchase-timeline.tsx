import { Check, Circle, X } from 'lucide-react';
import { exactInstantLabel } from '#web/lib/format/dates';
import type { PurchaseState, PurchaseView } from '../coins-views';
import { statesAhead } from './purchase-copy';
import { stepName } from './step-copy';

const unhappy: ReadonlySet<PurchaseState> = new Set(['failed', 'expired', 'refunded', 'disputed']);

/** Every step of a purchase with its time, and the remaining steps. */
export function PurchaseTimeline({ purchase }: { purchase: PurchaseView }) {
  return (
    <ol aria-label="Purchase timeline">
      {purchase.timeline.map(({ state, at, reason }) => (
        <li
          key={`${state} ${reason} ${at}`}
          className="purchase-step"
          data-state={unhappy.has(state) ? 'ended' : 'done'}
        >
          <span className="step-mark row-span-2 size-7" aria-hidden="true">
            {unhappy.has(state) ? <X size={14} strokeWidth={3} /> : <Check size={14} strokeWidth={3} />}
          </span>
          <span className="purchase-step-name">{stepName({ state, reason })}</span>
          <time dateTime={at}>{exactInstantLabel(at)}</time>
        </li>
      ))}
      {statesAhead(purchase).map((state) => (
        <li key={state} className="purchase-step" data-state="ahead">
          <span className="step-mark row-span-2 size-7" aria-hidden="true">
            <Circle size={14} />
          </span>
          <span className="purchase-step-name">{stepName({ state, reason: null })}</span>
          <span>pending</span>
        </li>
      ))}
    </ol>
  );
}
