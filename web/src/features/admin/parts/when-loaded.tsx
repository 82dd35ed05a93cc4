import type { ReactNode } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import type { Loaded } from '#web/lib/api/use-loaded';

/** What a panel loads by itself: a skeleton at first, then the value, or the failure with a retry. */
export function WhenLoaded<Value>({
  of: { value, failure, reload },
  skeleton,
  children,
}: {
  of: Loaded<Value>;
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  if (failure !== null) return <FailureNotice failure={failure} onRetry={reload} />;
  return value === undefined ? skeleton : children(value);
}
