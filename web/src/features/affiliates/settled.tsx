import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';

/** A part of the page that loads independently; after a failure it shows the reason while the rest of the page stays. */
export function Settled<Value>({
  part,
  children,
}: {
  part: PromiseSettledResult<Value>;
  children: (value: Value) => ReactNode;
}) {
  const { revalidate } = useRevalidator();
  if (part.status === 'fulfilled') return children(part.value);
  return <FailureNotice failure={part.reason} onRetry={() => void revalidate()} />;
}
