import { Printer } from 'lucide-react';
import { type LoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { OrderTimeline } from '#components/ui/order-timeline';
import { Panel } from '#components/ui/panel';
import type { Order } from '#contracts/orders/routes';
import { brand } from '#domain/operator/brand';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { getPublic } from '#web/lib/api/public-ops';
import { longDayLabel } from '#web/lib/format/dates';
import { paths } from '#web/lib/paths';
import { notCancellableReason } from '#web/lib/shop/final-order-copy';
import { statusLabels } from '#web/lib/shop/order-status-copy';
import { DeletionBanner } from '../../features/account/deletion/deletion-banner';
import type { PrizeTools } from '../../features/draws/check-prizes';
import { OrderEntries } from '../../features/draws/order-entries';
import { PrizeReveal } from '../../features/draws/prize-reveal';
import { CancelOrder } from '../../features/orders/cancel-order';
import { OrderCodes } from '../../features/orders/order-codes';
import { OrderFacts } from '../../features/orders/order-facts';
import { useOrderUpdates } from '../../features/orders/use-order-updates';
import { notFoundWhen } from '../not-found-when';
import '../../features/orders/orders.css';
import '../../features/orders/order-print.css';

/** Loads an order of this player; one of another player is not found. */
export async function load({ params, request }: LoaderFunctionArgs) {
  const { order } = await playFabOps
    .get('/orders/{id}', { path: { id: params['id'] ?? '' } })
    .catch(notFoundWhen(request, 'orders/unknown-order'));
  return order;
}

/** The status and the contents of an order. */
export function Component() {
  const order = useLoaderData<typeof load>();
  const reload = useOrderUpdates(order.id);
  const finalReason = notCancellableReason(order);
  return (
    <div className="order page-width">
      <PageHead title="Your order" path={paths.order(order.id)} description="The status of your order." />
      <div>
        <p className="print-only">{brand.name}</p>
        <Link className="text-link screen-only" to={paths.orders}>
          All orders
        </Link>
        <h1 className="page-title">{`Order ${statusLabels[order.status].toLowerCase()}`}</h1>
        <p className="text-sm wrap-anywhere text-muted">{`Order ${order.id}`}</p>
        <p className="print-only text-sm wrap-anywhere text-muted">{`Placed ${longDayLabel(order.placedAt)}`}</p>
      </div>
      <div className="screen-only">
        <DeletionBanner />
      </div>
      <div className="order-columns">
        <Panel className="screen-only" title="Status">
          <OrderTimeline order={order} />
          {finalReason && <Note>{`This order cannot be canceled. ${finalReason}`}</Note>}
        </Panel>
        <div className="grid gap-6">
          {order.drawn && <PrizeReveal draw={order.drawn} check={checkAgain} />}
          {order.entries.length > 0 && <OrderEntries order={order} />}
          <OrderCodes order={order} />
          <OrderFacts order={order} />
        </div>
      </div>
      <div className="screen-only flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden="true" size={18} />
          Print
        </Button>
        <Link className="text-link" to={paths.writeAbout({ kind: 'order', id: order.id })}>
          Something wrong with this order?
        </Link>
        {order.cancellable && <CancelOrder order={order} onCanceled={reload} />}
      </div>
    </div>
  );
}

/** Recomputes mystery prizes with the verification tools, which load on demand. */
async function checkAgain(draw: NonNullable<Order['drawn']>) {
  const [{ checkPrizes }, { findRevealedSeed }, { hmacSha256, sha256Hex }] = await Promise.all([
    import('../../features/draws/check-prizes'),
    import('../../features/fairness/find-revealed-seed'),
    import('../../features/fairness/web-crypto'),
  ]);
  const readOdds: PrizeTools['readOdds'] = async (product, version) => {
    const path = { product, version: String(version) };
    return (await getPublic('/public/odds/{product}/versions/{version}', { path })).odds;
  };
  const findSeed = (hash: string) => findRevealedSeed(hash, 0);
  return checkPrizes(draw as Parameters<typeof checkPrizes>[0], {
    findSeed,
    readOdds,
    hmacSha256,
    sha256Hex,
  });
}
