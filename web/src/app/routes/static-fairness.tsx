import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RoundVerifier } from '../../features/fairness/round-verifier';
import { loadStaticPage } from '../../features/reading/load-static-page';
import { StaticPageArticle } from '../../features/reading/static-page-article';
import '../../features/fairness/fairness.css';
import '../../features/reading/reading.css';

export const load = ({ request }: LoaderFunctionArgs) => loadStaticPage('Fairness', request);

/** How rounds are drawn, and the verifier, which asks nobody to sign in. */
export function Component() {
  return (
    <StaticPageArticle page={useLoaderData<typeof load>()}>
      <RoundVerifier />
    </StaticPageArticle>
  );
}
