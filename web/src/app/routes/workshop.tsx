import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '#components/page-head';
import { loadConfig } from '#web/lib/config';
import { notFound } from '#web/lib/not-found';
import { Workshop } from '../../features/workshop/workshop';

/** A stage that is not a laptop's has no such page, whatever was built for it. */
export async function load({ request }: LoaderFunctionArgs) {
  const { stage } = await loadConfig();
  if (stage !== 'local') throw notFound(request);
  return null;
}

/** Where those who build the site see what it is made of. */
export function Component() {
  return (
    <>
      <PageHead title="Workshop" path={null} description="Every shared part of the site in every state." />
      <Workshop />
    </>
  );
}
