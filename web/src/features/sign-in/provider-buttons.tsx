import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { useAttempt } from '#web/lib/api/use-attempt';
import { untilPageRestored } from '#web/lib/page/page-restored';
import type { ProviderName } from '#web/lib/session/provider-trip';
import { failureMessage } from './failure-copy';
import { startProviderSignIn } from './provider-sign-in';

/**
 * Buttons for sign-in with a provider, with notices below.
 *
 * @param next         final destination
 * @param prepare      runs before the redirect
 * @param onAlreadyIn  called if another tab has already signed in
 */
export function ProviderButtons({
  providers,
  next,
  prepare,
  onAlreadyIn,
  children,
}: {
  providers: readonly ProviderName[];
  next: string;
  prepare?: () => Promise<void>;
  onAlreadyIn: () => void;
  children?: ReactNode;
}) {
  const { isPending, choice, failure, send } = useAttempt();

  const leaveFor = (provider: ProviderName) =>
    send(
      async () => {
        await prepare?.();
        return startProviderSignIn({ provider, next, isRepeat: false });
      },
      (isLeaving) => (isLeaving ? untilPageRestored() : onAlreadyIn()),
      { choice: provider },
    );

  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="providers-or">
        <span>or</span>
      </p>
      {failure !== null && <Notice tone="error">{failureMessage(failure)}</Notice>}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          large
          pending={isPending && choice === provider}
          onClick={() => void leaveFor(provider)}
        >
          {`Continue with ${provider}`}
        </Button>
      ))}
      {children}
    </div>
  );
}
