import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '#components/page-head';
import { loadConfig } from '#web/lib/api/config';
import { notFound } from '#web/lib/page/not-found';
import { Workshop } from '../../features/workshop/workshop';

/** Not found on every stage except `local`, whatever the build contains. */
export async function load({ request }: LoaderFunctionArgs) {
  const { stage } = await loadConfig();
  if (stage !== 'local') throw notFound(request);
  return null;
}

/** The component workshop for developers. */
export function Component() {
  return (
    <>
      <PageHead
        title="Workshop"
        path={null}
        description="Every shared component of the site in every state."
      />
      <Workshop />
    </>
  );
}
