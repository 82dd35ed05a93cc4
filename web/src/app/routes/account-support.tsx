import { type LoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { OwnTickets } from '../../features/support/own-tickets';
import { notFoundWhen } from '../not-found-when';

/** Loads the player's tickets and the one that the address names; a ticket of another player is not found. */
export async function load({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('ticket');
  const [page, opened] = await Promise.all([
    playFabOps.get('/account/tickets'),
    id === null ? null : playFabOps.get('/account/tickets/{ticket}', { path: { ticket: id } }),
  ]).catch(notFoundWhen(request, 'support/unknown-ticket', 'request/invalid'));
  return { page, ticket: opened?.ticket ?? null, readAt: Date.now() };
}

/** The player's tickets with their answers. */
export function Component() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title="Support" path={paths.tickets} description="Your messages to us and our answers." />
      <div>
        <h1 className="page-title">Support</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          Your messages to us and our answers.{' '}
          <Link className="text-link" to={paths.staticPage('Support')}>
            Write to us
          </Link>
        </p>
      </div>
      <OwnTickets {...useLoaderData<typeof load>()} />
    </div>
  );
}
