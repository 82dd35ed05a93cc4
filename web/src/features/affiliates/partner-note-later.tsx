import { lazy, Suspense, useSyncExternalStore } from 'react';
import { partnerCodeIn } from '#web/lib/partner-code';
import { useStoredSession } from '#web/lib/stored-session';

const PartnerNote = lazy(() => import('./partner-note'));

/** Asks whoever comes by an affiliate's link and is not signed in; for all others no code of it is loaded. */
export function PartnerNoteLater() {
  const code = useSyncExternalStore(
    never,
    () => partnerCodeIn(location.search),
    () => null,
  );
  const isPlayer = useStoredSession();
  if (code === null || isPlayer !== false) return null;
  return (
    <Suspense fallback={null}>
      <PartnerNote key={code} code={code} />
    </Suspense>
  );
}

function never() {
  return () => undefined;
}
