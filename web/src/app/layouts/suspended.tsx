import { lazy, Suspense } from 'react';
import { useSuspension } from '#web/lib/suspension';

// For the very few whom it is about; nobody else loads it.
const Banner = lazy(() => import('../../features/wallet/suspension-banner'));

/** Tells whoever is suspended so, before anything else of a page. */
export function Suspended() {
  const suspension = useSuspension();
  if (!suspension) return null;
  return (
    <Suspense>
      <Banner suspension={suspension} />
    </Suspense>
  );
}
