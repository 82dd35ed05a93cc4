import type { ReactNode } from 'react';
import { Notice } from '#components/ui/notice';

/** Announces a message, with copy that fits whether or not the address has an account. */
export function MailNotice({ email, hint }: { email: string; hint: ReactNode }) {
  return (
    <Notice tone="info">
      <p>
        If <strong className="break-all">{email}</strong> can be used here, a code is on its way. Check your
        spam folder too.
      </p>
      {hint}
    </Notice>
  );
}
