import { useEffect, useState } from 'react';
import type { Session } from '#web/lib/amplify-session';
import { currentSession } from '#web/lib/session';

/** Who is signed in; null until it is known. */
export function useSignedIn(): Session | null {
  const [session, setSession] = useState<Session | null>(null);

  useEffect(() => {
    currentSession().then(setSession, () => {
      // Without an answer the menu shows no address; signing out works all the same.
      setSession(null);
    });
  }, []);

  return session;
}
