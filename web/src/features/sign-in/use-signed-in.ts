import { useEffect, useState } from 'react';
import type { Session } from '#web/lib/session/amplify-session';
import { currentSession } from '#web/lib/session/session';

/** Returns the session; null while it loads. */
export function useSignedIn(): Session | null {
  const [session, setSession] = useState<Session | null>(null);

  useEffect(() => {
    currentSession().then(setSession, () => {
      // Without a session response the menu shows no address; signing out still works.
      setSession(null);
    });
  }, []);

  return session;
}
