import { useNavigation } from 'react-router';

/** A line of light along the top while the next page is being fetched; quick navigations never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div className="navigation-progress" data-active={state !== 'idle' || undefined}>
      <span className="sr-only" role="status">
        {state === 'idle' ? '' : 'Loading'}
      </span>
    </div>
  );
}
