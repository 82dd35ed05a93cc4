import { ownStudio } from '#domain/operator/own-studio';
import type { CatalogGame } from '#web/lib/games/game-catalog';

/** A slot machine of the catalog, named by its id. */
export function game(id: string, differing: Partial<CatalogGame> = {}): CatalogGame {
  return {
    id,
    kind: 'slots',
    name: id,
    provider: ownStudio,
    categories: ['slots'],
    volatility: 'medium',
    blurb: 'Reels.',
    cardArt: '/art/card.webp',
    launchPath: '',
    openedOn: '2026-11-21',
    rtpBasisPoints: 9_500,
    hitRateBasisPoints: 2_500,
    hitOneIn: 4,
    standardDeviation: 3,
    highestWin: { multiple: 100, isOver: false, oneIn: 5_000 },
    rareWin: { above: 50, oneIn: 1_000 },
    ...differing,
  };
}
