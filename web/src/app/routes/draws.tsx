import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { buttonClass } from '#components/ui/button';
import { getPublic } from '#web/lib/api/public-ops';
import { paths } from '#web/lib/paths';
import { DrawGroups } from '../../features/draws/draw-groups';
import '../../features/draws/draws.css';

const pageSize = 24;

/** Loads a page of all draws, newest first; a search parameter holds the cursor. */
export async function load({ request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const page = await getPublic('/public/draws', { query: { limit: pageSize, before } });
  return { ...page, isFirst: before === undefined };
}

/** All draws: open ones to enter, and completed ones to verify. */
export function Component() {
  const { items, next, isFirst } = useLoaderData<typeof load>();
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-page">
      <PageHead title="Draws" path={paths.draws} description="Prize draws, their winners and proofs." />
      <div>
        <Link className="text-link" to={paths.store}>
          Prize store
        </Link>
        <h1 className="page-title">Draws</h1>
        <p className="mbs-2 text-muted max-inline-prose">
          Every draw is sealed before entries open. After it closes, we publish the entries and the secret, so
          that anyone can verify the winners.
        </p>
      </div>
      <DrawGroups draws={items} isFirst={isFirst} />
      {next !== null && (
        <Link className={buttonClass({ variant: 'outline' })} to={`?before=${encodeURIComponent(next)}`}>
          Older draws
        </Link>
      )}
    </div>
  );
}
