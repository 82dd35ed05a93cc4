import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { categories, games } from 'virtual:catalogue';
import { PageHead } from '#components/page-head';
import { brand } from '#web/lib/brand';
import type { Category } from '#web/lib/catalogue';
import { notFound } from '#web/lib/not-found';
import { paths } from '#web/lib/paths';
import { CategoryBanner } from '../../features/home/category-banner';
import { Games } from '../../features/home/games';
import { Hero } from '../../features/home/hero';
import { Join } from '../../features/home/join';
import { OpenBooks } from '../../features/home/open-books';
import { ProofSteps } from '../../features/home/proof-steps';
import { TwoCoins } from '../../features/home/two-coins';
import '../../features/home/home.css';

/** Finds the category that the path names, in any letter case; a name that no category with games bears leads nowhere. */
export function load({ params, request }: LoaderFunctionArgs): Category | null {
  const wanted = params['category']?.toLowerCase();
  if (wanted === undefined) return null;
  const category = categories.find(({ id }) => id === wanted);
  if (!category) throw notFound(request);
  return category;
}

/** The lobby: the harbour and every game, or the games of one category. */
export function Component() {
  const category = useLoaderData<typeof load>();
  return category ? <CategoryPage category={category} /> : <Lobby />;
}

function Lobby() {
  const [flagship] = games;
  if (!flagship) throw new Error('The catalogue is empty.');
  return (
    <>
      <PageHead
        path={paths.home}
        description={`${brand.name} is a sweepstakes-style casino whose every round you can prove. Play ${flagship.name} free with 10,000 Gold Coins; exact odds are published for every game.`}
      />
      <Hero game={flagship} />
      <Games title="In the harbour" games={games} categories={categories} />
      <ProofSteps />
      <OpenBooks game={flagship} />
      <TwoCoins />
      <Join />
    </>
  );
}

function CategoryPage({ category }: { category: Category }) {
  return (
    <>
      <PageHead
        title={category.name}
        path={paths.category(category.id)}
        description={`${category.blurb} Free to play at ${brand.name}, with exact odds published for every game.`}
      />
      <CategoryBanner category={category} />
      <Games
        title={`${category.name} in the harbour`}
        games={games.filter((game) => game.categories.includes(category.id))}
        categories={categories}
      />
      <Join />
    </>
  );
}
