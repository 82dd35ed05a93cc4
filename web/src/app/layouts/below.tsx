import { type ComponentType, lazy, Suspense } from 'react';

const loadBar = () => import('./bottom-bar');
const loadFooter = () => import('./footer');

// Both stand in the HTML of public pages already: their code may come after the first paint, and until then their links are
// links like any other.
let Bar: ComponentType = lazy(loadBar);
let Foot: ComponentType = lazy(loadFooter);

/** Readies what is below the page for the build, which renders at one go. */
export async function loadBelow(): Promise<null> {
  const [bar, footer] = await Promise.all([loadBar(), loadFooter()]);
  Bar = bar.default;
  Foot = footer.default;
  return null;
}

/** What every page but the games ends with: the footer, and on phones the bar within reach of a thumb. */
export function Below() {
  return (
    <>
      <Suspense fallback={<div className="site-footer" />}>
        <Foot />
      </Suspense>
      <Suspense fallback={<div className="bottom-bar surface" />}>
        <Bar />
      </Suspense>
    </>
  );
}
