import { brand, company, logo } from '#domain/operator/brand';
import { operator } from '#domain/operator/operator';
import type { CatalogGame, Category } from '#web/lib/games/game-catalog';
import { schema, trailOf } from '#web/lib/page/structured-trail';
import { paths } from '#web/lib/paths';

/** Structured data of the home page: site, search, operator and games. */
export function structuredLobby(games: readonly CatalogGame[]): string {
  return JSON.stringify([
    {
      '@context': schema,
      '@type': 'WebSite',
      name: brand.name,
      description: brand.promise,
      url: paths.home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${paths.home}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': schema,
      '@type': 'Organization',
      name: brand.name,
      legalName: company,
      url: paths.home,
      logo,
      email: operator.contact.support,
    },
    listOf(`${brand.name} games`, games),
  ]);
}

/** Structured data of a category: breadcrumb and games. */
export function structuredCategory({ id, name }: Category, games: readonly CatalogGame[]): string {
  return JSON.stringify([
    trailOf([{ name, path: paths.category(id) }]),
    listOf(
      `${name} at ${brand.name}`,
      games.filter(({ categories }) => categories.includes(id)),
    ),
  ]);
}

function listOf(name: string, games: readonly CatalogGame[]) {
  return {
    '@context': schema,
    '@type': 'ItemList',
    name,
    numberOfItems: games.length,
    itemListElement: games.map((game, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'VideoGame',
        name: game.name,
        description: game.blurb,
        datePublished: game.openedOn,
        url: game.launchPath,
        image: game.cardArt,
        gamePlatform: 'Web browser',
        publisher: { '@type': 'Organization', name: game.provider },
      },
    })),
  };
}
