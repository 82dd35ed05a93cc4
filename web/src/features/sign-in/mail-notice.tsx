import type { ReactNode } from 'react';
import { Notice } from '#components/ui/notice';

/** Announces a message, with copy that fits whether or not the address has an account. */
export function MailNotice({ email, hint }: { email: string; hint: ReactNode }) {
  return (
    <Notice tone="info">
      <p>
        If <strong className="break-all">{email}</strong> can be used here, a message with a six-digit code is
        on its way. It may take a minute. Check your spam folder as well.
      </p>
      {hint}
    </Notice>
  );
}
