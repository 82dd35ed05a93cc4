import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadStaticPage } from '../../features/reading/load-static-page';
import { StaticPageArticle } from '../../features/reading/static-page-article';
import { WritePlace } from '../../features/support/write-place';
import '../../features/reading/reading.css';

export const load = ({ request }: LoaderFunctionArgs) => loadStaticPage('Support', request);

/** Contact options and, for players, the support form. */
export function Component() {
  return (
    <StaticPageArticle page={useLoaderData<typeof load>()}>
      <WritePlace />
    </StaticPageArticle>
  );
}
