import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useStoredSession } from '#web/lib/session/stored-session';
import { affiliateCodeIn } from '#web/lib/storage/affiliate-code';

const AffiliateConsent = lazy(() => import('./affiliate-consent'));

/** Asks signed-out visitors who follow an affiliate link for consent; for all others the code is not loaded. */
export function AffiliateConsentLater() {
  const code = useSyncExternalStore(
    never,
    () => affiliateCodeIn(location.search),
    () => null,
  );
  const isPlayer = useStoredSession();
  if (code === null || isPlayer !== false) return null;
  return (
    <Suspense fallback={null}>
      <AffiliateConsent key={code} code={code} />
    </Suspense>
  );
}

function never() {
  return () => undefined;
}
