import { type ComponentType, lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadStaticPage } from '../../features/reading/load-static-page';
import { StaticPageArticle } from '../../features/reading/static-page-article';
import '../../features/fairness/fairness.css';
import '../../features/reading/reading.css';

const loadVerifier = () => import('../../features/fairness/round-verifier');

// It stands in the HTML already; its code comes after the first paint.
let Verifier: ComponentType = lazy(loadVerifier);

export async function load({ request }: LoaderFunctionArgs) {
  // The build renders at one go.
  if (import.meta.env.SSR) Verifier = (await loadVerifier()).default;
  return loadStaticPage('Fairness', request);
}

/** How rounds are drawn, and the verifier, which asks nobody to sign in. */
export function Component() {
  return (
    <StaticPageArticle page={useLoaderData<typeof load>()}>
      <Suspense fallback={<div className="verifier-place" />}>
        <Verifier />
      </Suspense>
    </StaticPageArticle>
  );
}
