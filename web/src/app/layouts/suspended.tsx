import { lazy, Suspense } from 'react';
import { useSuspension } from '#web/lib/player/suspension';

// Lazy: only suspended players load the banner.
const Banner = lazy(() => import('../../features/wallet/suspension-banner'));

/** Shows suspended players a banner above the page. */
export function Suspended() {
  const suspension = useSuspension();
  if (!suspension) return null;
  return (
    <Suspense>
      <Banner suspension={suspension} />
    </Suspense>
  );
}
