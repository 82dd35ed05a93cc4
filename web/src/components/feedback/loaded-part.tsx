import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLoaded } from '#web/lib/api/use-loaded';
import { PartFailure } from './part-failure';
import { loadRemembered, rememberedPart } from './remembered-part';

/**
 * A part of a game whose code or content loads when it is shown, and is there at once when it is shown again. A failure stays in its
 * place and can be retried; the page around it remains.
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
  const {
    value = rememberedPart(load),
    failure,
    reload,
  } = useLoaded(useCallback(() => loadRemembered(load), [load]));
  const [isRetried, setRetried] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasFailed = value === undefined && failure !== null;
  const isLoading = value === undefined && failure === null;

  function retry() {
    setRetried(true);
    reload();
    // The button that was pressed disappears with its notice.
    place.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={place} tabIndex={-1}>
      <p className="sr-only" role="status">
        {isLoading && 'Loading…'}
      </p>
      {isLoading && fallback}
      {hasFailed && <PartFailure isRepeated={isRetried} onRetry={retry} />}
      {value !== undefined && children(value)}
    </div>
  );
}
