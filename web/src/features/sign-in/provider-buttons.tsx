import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import type { ProviderName } from '#web/lib/provider-trip';
import { failureMessage } from './failure-copy';
import { setOutTo } from './provider-sign-in';

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
  const [leaving, setLeaving] = useState<ProviderName | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    // Back navigation restores the page from the browser cache, where the button would stay pending.
    const showReloaded = () => setLeaving(null);
    addEventListener('pageshow', showReloaded);
    return () => removeEventListener('pageshow', showReloaded);
  }, []);

  async function leaveFor(provider: ProviderName) {
    setLeaving(provider);
    setFailure(null);
    try {
      await prepare?.();
      if (!(await setOutTo({ provider, next, isRepeat: false }))) onAlreadyIn();
    } catch (thrown) {
      setFailure(failureMessage(thrown));
      setLeaving(null);
    }
  }

  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="providers-or">
        <span>or</span>
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          large
          pending={leaving === provider}
          onClick={() => void leaveFor(provider)}
        >
          {`Continue with ${provider}`}
        </Button>
      ))}
      {children}
    </div>
  );
}
