declare module 'virtual:catalog' {
  import type { CatalogGame, Category } from '#web/lib/games/game-catalog';

  export const games: readonly CatalogGame[];
  export const categories: readonly Category[];
}

declare module 'virtual:game-pages' {
  import type { GamePageEntry, GameRules } from '#web/lib/games/game-catalog';

  export const gamePages: readonly GamePageEntry[];
  /** By id. */
  export const gameRules: Readonly<Record<string, () => Promise<{ default: GameRules }>>>;
}

declare module 'virtual:pages' {
  import type { StaticPage } from '#web/lib/page/written';

  /** By name, in its canonical letter case. */
  export const pages: Readonly<Record<string, () => Promise<{ default: StaticPage }>>>;
}

declare module 'virtual:posts' {
  import type { BlogTag, Post, PostSummary } from '#web/lib/page/written';

  /** Newest first. */
  export const posts: readonly PostSummary[];
  /** Tags of at least one post. */
  export const tags: readonly BlogTag[];
  /** By slug. */
  export const texts: Readonly<Record<string, () => Promise<{ default: Post }>>>;
}
