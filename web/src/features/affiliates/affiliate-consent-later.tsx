import { lazy, Suspense } from 'react';
import { useStoredSession } from '#web/lib/session/stored-session';
import type { Followed } from '#web/lib/state/store';
import { useStore } from '#web/lib/state/use-store';
import { affiliateCodeIn } from '#web/lib/storage/affiliate-code';

const AffiliateConsent = lazy(() => import('./affiliate-consent'));

/** The code of the link that led to this page; it does not change. */
const codeOfPage: Followed<string | null> = {
  read: () => affiliateCodeIn(location.search),
  subscribe: () => () => undefined,
  inHtml: () => null,
};

/** Asks signed-out visitors who follow an affiliate link for consent; for all others the code is not loaded. */
export function AffiliateConsentLater() {
  const code = useStore(codeOfPage);
  const isPlayer = useStoredSession();
  if (code === null || isPlayer !== false) return null;
  return (
    <Suspense fallback={null}>
      <AffiliateConsent key={code} code={code} />
    </Suspense>
  );
}
