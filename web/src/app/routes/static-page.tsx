import { type ComponentType, lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadStaticPage } from '../../features/reading/load-static-page';
import { placeInText } from '../../features/reading/place-in-text';
import { StaticPageArticle } from '../../features/reading/static-page-article';
import { WrittenText } from '../../features/reading/written-text';
import '../../features/account/limits/limits-place.css';
import '../../features/evening/evening.css';
import '../../features/fairness/fairness.css';
import '../../features/support/write-place.css';
import '../../features/reading/reading.css';

/** What pages let people do, by their names. It stands in the HTML already; its code comes after the first paint. */
const loads: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  Fairness: () => import('../../features/fairness/round-verifier'),
  ResponsibleGaming: () => import('../responsible-tools'),
  Support: () => import('../../features/support/write-place'),
};
const tools: Record<string, ComponentType> = {};
for (const [name, loadTool] of Object.entries(loads)) tools[name] = lazy(loadTool);

export async function load({ params, request }: LoaderFunctionArgs) {
  const page = await loadStaticPage(params['page'] ?? '', request);
  // The build renders at one go.
  const loadTool = import.meta.env.SSR && loads[page.name];
  if (loadTool) tools[page.name] = (await loadTool()).default;
  return page;
}

/** A page of the house's own words, with what it lets people do where its text has the place for it. */
export function Component() {
  const page = useLoaderData<typeof load>();
  const Tool = tools[page.name];
  if (!Tool) return <StaticPageArticle page={page} />;
  const place = placeInText(page.body);
  return (
    <StaticPageArticle page={{ ...page, body: page.body.slice(place) }}>
      {place > 0 && <WrittenText body={page.body.slice(0, place)} />}
      <Suspense fallback={<div className="tool-wait" />}>
        <Tool />
      </Suspense>
    </StaticPageArticle>
  );
}
