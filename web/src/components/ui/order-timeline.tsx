import { Check, Circle, X } from 'lucide-react';
import { Note } from '#components/ui/note';
import type { Order } from '#contracts/orders/routes';
import { reasonLabels, carrierNames, stepText, trackingPage } from '#domain/rewards/order-copy';
import { weekdayLabel, instantLabel } from '#web/lib/format/dates';
import { statusLabels, stepsAhead } from '#web/lib/shop/order-status-copy';

type Step = Order['timeline'][number];

const unhappy = new Set<Order['status']>(['declined', 'canceled', 'refunded']);

/** The progress of an order: completed steps with their time, and remaining steps. */
export function OrderTimeline({ order }: { order: Pick<Order, 'status' | 'address' | 'timeline'> }) {
  const promised = order.timeline.at(-1)?.promisedOn;
  const [next, ...later] = stepsAhead(order);
  return (
    <ol>
      {order.timeline.map(({ status, at, reason, note, parcel }, index) => (
        <li
          key={`${status} ${at}`}
          className="timeline-step"
          data-state={unhappy.has(status) ? 'ended' : 'done'}
        >
          <span className="timeline-mark step-mark">
            {unhappy.has(status) ? (
              <X aria-hidden="true" size={16} />
            ) : (
              <Check aria-hidden="true" size={16} />
            )}
          </span>
          <div>
            <p className="timeline-name">{statusLabels[status]}</p>
            <Note>
              <time dateTime={at}>{instantLabel(at)}</time> · {reason !== null && `${reasonLabels[reason]} `}
              {stepText(status, { isPast: index < order.timeline.length - 1 })}
            </Note>
            {parcel && <ParcelLine parcel={parcel} />}
            {note !== null && <p className="timeline-note">{note}</p>}
          </div>
        </li>
      ))}
      {next && (
        <li className="timeline-step" data-state="next">
          <span className="timeline-mark step-mark">
            <Circle aria-hidden="true" size={16} />
          </span>
          <div>
            <p className="timeline-name">{statusLabels[next]}</p>
            <Note>
              {promised ? (
                <>
                  By <time dateTime={promised}>{weekdayLabel(promised, { timeZone: 'UTC' })}</time>
                </>
              ) : (
                'Next'
              )}
            </Note>
          </div>
        </li>
      )}
      {later.map((status) => (
        <li key={status} className="timeline-step" data-state="later">
          <span className="timeline-mark step-mark">
            <Circle aria-hidden="true" size={16} />
          </span>
          <p className="timeline-name">{statusLabels[status]}</p>
        </li>
      ))}
    </ol>
  );
}

/** The tracking number of a parcel, with a link to the carrier's page where there is one. */
function ParcelLine({ parcel }: { parcel: NonNullable<Step['parcel']> }) {
  const page = trackingPage(parcel);
  return (
    <p className="timeline-parcel flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>{`Tracking (${carrierNames[parcel.carrier]}):`}</span>
      {page === null ? (
        <code>{parcel.trackingNumber}</code>
      ) : (
        <a className="text-link" href={page} target="_blank" rel="noreferrer">
          <code>{parcel.trackingNumber}</code>
          <span className="sr-only"> (opens the carrier’s website)</span>
        </a>
      )}
    </p>
  );
}
