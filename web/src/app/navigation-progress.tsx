import { useNavigation } from 'react-router';

/** A progress line at the top while the next page loads; fast navigations never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div className="navigation-progress" data-active={state !== 'idle' || undefined}>
      <span className="sr-only" role="status">
        {state === 'idle' ? '' : 'Loading…'}
      </span>
    </div>
  );
}
