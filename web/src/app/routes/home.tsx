import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '#components/page-head';
import { brand } from '#domain/operator/brand';
import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { notFound } from '#web/lib/page/not-found';
import { paths } from '#web/lib/paths';
import { CategoryRow } from '../../features/home/category-row';
import { Games } from '../../features/home/games';
import {
  AboutLater,
  BannerLater,
  HeroLater,
  JoinLater,
  LatestWinsLater,
  loadCategory,
  loadLobby,
} from '../../features/home/later';
import { OtherGames } from '../../features/home/other-games';
import { PersonalGames } from '../../features/home/personal-games';
import { Today } from '../../features/home/today';
import { welcomeGold } from '../../features/home/welcome-copy';
import '../../features/home/home.css';

interface GameCatalog {
  readonly games: readonly CatalogGame[];
  readonly categories: readonly Category[];
  /** null in the lobby, which shows all games. */
  readonly category: Category | null;
}

/**
 * Loads the catalog and the category that the path names, in any letter case; a category without games is not found. Prerendered pages
 * carry this data, so the catalog is not part of the first load.
 */
export async function load({ params, request }: LoaderFunctionArgs): Promise<GameCatalog> {
  const { games, categories } = await import('virtual:catalog');
  const wanted = params['category']?.toLowerCase();
  if (wanted === undefined) return { games, categories, category: null };
  const category = categories.find(({ id }) => id === wanted);
  if (!category) throw notFound(request);
  return { games, categories, category };
}

/** Loads the page code before the page shows, also when its data comes from a payload. */
export const ready = ({ params }: LoaderFunctionArgs) =>
  params['category'] === undefined ? loadLobby() : loadCategory();

/** Search and order are search parameters and do not affect the loaded data. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['category'] !== nextParams['category'];

/** The lobby with every game, or the games of one category. */
export function Component() {
  const { games, categories, category } = useLoaderData<typeof load>();
  if (category) return <CategoryPage key={category.id} {...{ games, categories, category }} />;
  return <Lobby games={games} categories={categories} />;
}

function Lobby({ games, categories }: Omit<GameCatalog, 'category'>) {
  const [flagship] = games;
  if (!flagship) throw new Error('The catalog is empty.');
  return (
    <>
      <PageHead
        path={paths.home}
        description={`${brand.name} is a sweepstakes-style casino where you can verify every round. Play ${flagship.name} free with ${welcomeGold} Gold Coins. Exact odds are published for every game.`}
      />
      <HeroLater games={games} />
      <Today games={games} />
      <PersonalGames games={games} />
      <CategoryRow id="originals" games={games} categories={categories} />
      <LatestWinsLater games={games} />
      <Games title="All games" games={games} categories={categories} />
      <AboutLater flagship={flagship} />
      <JoinLater />
    </>
  );
}

function CategoryPage({ games, categories, category }: GameCatalog & { category: Category }) {
  const isHere = (game: CatalogGame) => game.categories.includes(category.id);
  return (
    <>
      <PageHead
        title={category.name}
        path={paths.category(category.id)}
        description={`${category.blurb} Free to play at ${brand.name}, with exact odds published for every game.`}
      />
      <BannerLater category={category} />
      <Games title="Games" games={games.filter(isHere)} categories={categories} />
      <OtherGames games={games.filter((game) => !isHere(game))} />
      <JoinLater />
    </>
  );
}
