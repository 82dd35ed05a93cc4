import { type ReactNode, Suspense } from 'react';
import { Await, useAsyncError, useRevalidator } from 'react-router';
import { FailureNotice } from '#components/feedback/failure-notice';

/**
 * A part of the page that loads independently: a skeleton first, and after a failure the reason, while the rest of the page stays.
 *
 * @param waiting  a skeleton of the same shape
 */
export function Part<Value>({
  of,
  waiting,
  children,
}: {
  of: Promise<Value>;
  waiting: ReactNode;
  children: (value: Awaited<Value>) => ReactNode;
}) {
  return (
    <Suspense fallback={waiting}>
      <Await<Promise<Value>> resolve={of} errorElement={<PartFailed />}>
        {children}
      </Await>
    </Suspense>
  );
}

function PartFailed() {
  const failure = useAsyncError();
  const { revalidate } = useRevalidator();
  return <FailureNotice failure={failure} onRetry={() => void revalidate()} />;
}
