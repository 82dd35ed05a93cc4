import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { paths } from '#web/lib/paths';
import { Inbox } from '../../features/notices/inbox';
import { MailPreferences } from '../../features/notices/mail-preferences';
import '../../features/notices/notices.css';

const pageSize = 20;

/** Loads a page of the player's inbox, newest first; a search parameter holds the cursor. */
export async function load({ request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const [page, preferences] = await Promise.all([
    playFabOps.get('/notices', { query: { limit: pageSize, before } }),
    playFabOps.get('/notices/preferences'),
  ]);
  return { page, preferences, isFirst: before === undefined };
}

/** All notices of the player, and the email preferences. */
export function Component() {
  const { page, preferences, isFirst } = useLoaderData<typeof load>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title="Notices" path={paths.notices} description="Your notices and email preferences." />
      <h1 className="page-title">Notices</h1>
      <Inbox page={page} isFirst={isFirst} />
      <MailPreferences preferences={preferences} />
    </div>
  );
}
