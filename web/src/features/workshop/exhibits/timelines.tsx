import { OrderTimeline } from '#components/ui/order-timeline';
import type { Order } from '#contracts/orders/routes';
import type { Exhibit } from '../exhibit';
import { longWord } from './examples';

type Step = Order['timeline'][number];

const address = {
  name: 'Ada Lee',
  line1: '12 Pier Road',
  city: 'Austin',
  state: 'TX',
  postalCode: '73301',
  country: 'US' as const,
};
const step = (status: Step['status'], more: Partial<Step> = {}): Step => ({
  status,
  actor: 'admin',
  at: '2026-11-21T12:00:00.000Z',
  reason: null,
  note: null,
  promisedOn: null,
  parcel: null,
  ...more,
});
const placed = step('placed', { at: '2026-11-20T12:00:00.000Z', promisedOn: '2026-11-23' });
const parcel = { carrier: 'ups', trackingNumber: '1Z999AA10123456784' } as const;

/** Progress of processes that take days. */
export const timelines: readonly Exhibit[] = [
  {
    component: 'ui/order-timeline',
    ground: 'panel',
    states: [
      { name: 'Placed', show: <OrderTimeline order={{ status: 'placed', address, timeline: [placed] }} /> },
      {
        name: 'Shipped',
        show: (
          <OrderTimeline
            order={{ status: 'shipped', address, timeline: [placed, step('shipped', { parcel })] }}
          />
        ),
      },
      {
        name: 'Ended, with a note',
        show: (
          <OrderTimeline
            order={{
              status: 'canceled',
              address: null,
              timeline: [placed, step('canceled', { note: longWord })],
            }}
          />
        ),
      },
    ],
  },
];
