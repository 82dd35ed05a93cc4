import { type ComponentType, lazy, Suspense } from 'react';

const loadBar = () => import('./bottom-bar');
const loadFooter = () => import('./footer');

// Both are already in the HTML of public pages, so their code loads after the first paint; until then their links are plain links.
let Bar: ComponentType = lazy(loadBar);
let Foot: ComponentType = lazy(loadFooter);

/** Preloads the footer and the bottom bar for the build, which renders in one pass. */
export async function loadBelow(): Promise<null> {
  const [bar, footer] = await Promise.all([loadBar(), loadFooter()]);
  Bar = bar.default;
  Foot = footer.default;
  return null;
}

/**
 * The end of every page except games: the footer and, on phones, the bottom bar.
 *
 * @param hasBar  whether the page has the bottom bar
 */
export function Below({ hasBar = true }: { hasBar?: boolean }) {
  return (
    <>
      <Suspense fallback={<div className="site-footer night" />}>
        <Foot />
      </Suspense>
      {hasBar && (
        <Suspense fallback={<div className="bottom-bar night" />}>
          <Bar />
        </Suspense>
      )}
    </>
  );
}
