import { useState } from 'react';
import { lastSignIn, lastSignInLabel } from '#web/lib/last-sign-in';

/** When and how somebody last signed in on this device, which may remind them of the way they chose. */
export function LastSignInNote() {
  const [last] = useState(lastSignIn);
  return (
    last && <p className="text-sm text-muted">{`Last sign-in on this device: ${lastSignInLabel(last)}`}</p>
  );
}
