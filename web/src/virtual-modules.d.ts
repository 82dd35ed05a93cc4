declare module 'virtual:catalogue' {
  import type { CatalogueGame, Category } from '#web/lib/catalogue';

  export const games: readonly CatalogueGame[];
  export const categories: readonly Category[];
}
