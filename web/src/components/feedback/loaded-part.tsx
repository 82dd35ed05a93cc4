import type { ReactNode } from 'react';
import { useLoaded } from '#web/lib/api/use-loaded';
import { FailureNotice } from './failure-notice';

/**
 * A part whose code or content loads when it is shown. A failure stays in its place and can be retried; the page around it remains.
 *
 * @param load      must be stable as long as it loads the same
 * @param fallback  shown until it has loaded
 * @param children  renders what was loaded
 */
export function LoadedPart<Value>({
  load,
  fallback,
  children,
}: {
  load: () => Promise<Value>;
  fallback: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  const { value, failure, reload } = useLoaded(load);
  if (value !== undefined) return children(value);
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  return fallback;
}
