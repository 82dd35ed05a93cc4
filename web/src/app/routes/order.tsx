import { type LoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { ApiRefusal } from '#web/lib/api-refusal';
import { notFound } from '#web/lib/not-found';
import { paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import { OrderFacts } from '../../features/orders/order-facts';
import { OrderTimeline } from '../../features/orders/order-timeline';
import { statusWords } from '../../features/orders/status-words';
import '../../features/orders/orders.css';

/** An order of this player; anybody else's is no page. */
export async function load({ params, request }: LoaderFunctionArgs) {
  const { order } = await playFabOps
    .get('/orders/{id}', { path: { id: params['id'] ?? '' } })
    .catch((failure: unknown) => {
      throw failure instanceof ApiRefusal && failure.code === 'orders/unknown-order'
        ? notFound(request)
        : failure;
    });
  return order;
}

/** Where an order stands, and what is in it. */
export function Component() {
  const order = useLoaderData<typeof load>();
  return (
    <div className="order page-width">
      <PageHead title="Your order" path={paths.order(order.id)} description="Where your order stands." />
      <div>
        <Link className="text-link" to={paths.orders}>
          All orders
        </Link>
        <h1 className="order-title">{`Order ${statusWords[order.status].name.toLowerCase()}`}</h1>
        <p className="order-number">{`Order ${order.id}`}</p>
      </div>
      <div className="order-columns">
        <section className="order-way surface" aria-labelledby="order-way-title">
          <h2 id="order-way-title" className="order-heading">
            Where it is
          </h2>
          <OrderTimeline order={order} />
        </section>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
