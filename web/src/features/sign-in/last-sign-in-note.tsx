import { useState } from 'react';
import { Note } from '#components/ui/note';
import { lastSignIn, lastSignInLabel } from '#web/lib/session/last-sign-in';

/** Time and method of the last sign-in on this device. */
export function LastSignInNote() {
  const [last] = useState(lastSignIn);
  return last && <Note>{`Last sign-in on this device: ${lastSignInLabel(last)}`}</Note>;
}
