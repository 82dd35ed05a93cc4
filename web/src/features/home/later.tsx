import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { useStoredSession } from '#web/lib/session/stored-session';

const loadHero = () => import('./hero');
const loadAbout = () => import('./about');
const loadBanner = () => import('./category-banner');

// Where the lobby is prerendered, its code loads after the first paint; until then its links are plain links.
let Hero: ComponentType<{ games: readonly CatalogGame[] }> = lazy(loadHero);
let About: ComponentType<{ flagship: CatalogGame }> = lazy(loadAbout);
let Banner: ComponentType<{ category: Category }> = lazy(loadBanner);

/** Preloads the lobby for the build and for client-side navigation, so that it appears as a whole. */
export async function loadLobby(): Promise<void> {
  const [hero, about] = await Promise.all([loadHero(), loadAbout()]);
  Hero = hero.default;
  About = about.default;
}

/** Preloads a category page in the same way. */
export async function loadCategory(): Promise<void> {
  Banner = (await loadBanner()).default;
}

/** The top of the lobby for strangers, loaded lazily. Prerendered HTML contains it for everyone, and styles hide it from players. */
export const HeroLater = memo(function HeroLater(props: { games: readonly CatalogGame[] }) {
  if (useStoredSession() === true) return null;
  return (
    <Suspense fallback={<div className="hero night for-strangers" />}>
      <Hero {...props} />
    </Suspense>
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
