import { useEffect, useState } from 'react';
import { currentSession } from '#web/lib/session';

/** The e-mail address of the player who is signed in; null until it is known. */
export function useEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);

  useEffect(() => {
    currentSession().then(
      (session) => setEmail(session?.email ?? null),
      // Without an answer the menu shows no address; signing out works all the same.
      () => setEmail(null),
    );
  }, []);

  return email;
}
