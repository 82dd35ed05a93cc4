import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { useStoredSession } from '#web/lib/session/stored-session';

const loadHero = () => import('./hero');
const loadAbout = () => import('./about');
const loadBanner = () => import('./category-banner');
const loadFigures = () => import('./game-figures');
const loadOdds = () => import('./game-odds');
const loadJoin = () => import('./join');

const LatestWins = lazy(() => import('./latest-wins'));

// Where the lobby is prerendered, its code loads after the first paint; until then its links are plain links.
let Hero: ComponentType<{ games: readonly CatalogGame[] }> = lazy(loadHero);
let About: ComponentType<{ flagship: CatalogGame }> = lazy(loadAbout);
let Banner: ComponentType<{ category: Category }> = lazy(loadBanner);
let Figures: ComponentType<{ game: CatalogGame }> = lazy(loadFigures);
let Odds: ComponentType<{ game: CatalogGame }> = lazy(loadOdds);
let Join: ComponentType = lazy(loadJoin);

/** Preloads the lobby for the build and for client-side navigation, so that it appears as a whole. */
export async function loadLobby(): Promise<void> {
  const [hero, about] = await Promise.all([loadHero(), loadAbout(), loadCommonParts()]);
  Hero = hero.default;
  About = about.default;
}

/** Preloads a category page in the same way. */
export async function loadCategory(): Promise<void> {
  const [banner] = await Promise.all([loadBanner(), loadCommonParts()]);
  Banner = banner.default;
}

async function loadCommonParts(): Promise<void> {
  const [figures, odds, join] = await Promise.all([loadFigures(), loadOdds(), loadJoin()]);
  Figures = figures.default;
  Odds = odds.default;
  Join = join.default;
}

/** The top of the lobby for strangers, loaded lazily. Prerendered HTML contains it for everyone, and styles hide it from players. */
export const HeroLater = memo(function HeroLater(props: { games: readonly CatalogGame[] }) {
  return useStoredSession() === true ? null : <StrangersHero {...props} />;
});

/** Renders once: React removes prerendered HTML below a boundary that renders again before its code is there. */
const StrangersHero = memo(function StrangersHero(props: { games: readonly CatalogGame[] }) {
  return (
    <Suspense fallback={<div className="hero night for-strangers" />}>
      <Hero {...props} />
    </Suspense>
  );
});

/** The latest wins, for players. Prerendered HTML reserves their place, which styles hide from strangers. */
export const LatestWinsLater = memo(function LatestWinsLater(props: { games: readonly CatalogGame[] }) {
  const place = <div className="min-block-23" />;
  return (
    <div className="game-rows page-width for-players">
      {useStoredSession() === true ? (
        <Suspense fallback={place}>
          <LatestWins {...props} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
});

/** The lower part of the lobby, loaded lazily. */
export const AboutLater = memo(function AboutLater(props: { flagship: CatalogGame }) {
  return (
    <Suspense fallback={null}>
      <About {...props} />
    </Suspense>
  );
});

/** The top of a category page, loaded lazily. */
export const BannerLater = memo(function BannerLater(props: { category: Category }) {
  return (
    <Suspense fallback={<div className="category-banner night" />}>
      <Banner {...props} />
    </Suspense>
  );
});

/** The odds of a game, loaded lazily. */
export const FiguresLater = memo(function FiguresLater(props: { game: CatalogGame }) {
  return (
    <Suspense fallback={null}>
      <Figures {...props} />
    </Suspense>
  );
});

/** A button that opens the odds of a game, loaded lazily; the browser opens them without code. */
export const OddsLater = memo(function OddsLater(props: { game: CatalogGame }) {
  return (
    <Suspense fallback={null}>
      <Odds {...props} />
    </Suspense>
  );
});

/** The sign-up banner, loaded lazily. */
export const JoinLater = memo(function JoinLater() {
  return (
    <Suspense fallback={null}>
      <Join />
    </Suspense>
  );
});
