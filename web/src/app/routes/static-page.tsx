import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadStaticPage } from '../../features/reading/load-static-page';
import { StaticPageArticle } from '../../features/reading/static-page-article';
import '../../features/reading/reading.css';

export const load = ({ params, request }: LoaderFunctionArgs) =>
  loadStaticPage(params['page'] ?? '', request);

/** A static page of text. */
export function Component() {
  return <StaticPageArticle page={useLoaderData<typeof load>()} />;
}
