import type { PublishedVersion } from '#contracts/play/public-routes';
import type { AnyGame } from '#domain/games/games';
import type { PokerTable } from '#domain/games/video-poker/pay-table';
import { machineOf } from './slots/published-slot-game';

/**
 * The domain model of a published game or version. Only the mathematics of its own family are loaded.
 *
 * It uses published data only, so anyone can verify every round of the version, retired or not. An original is found by its id and version,
 * because its rules are functions as well; the PAR hash of a round proves that their table is the published one.
 */
export async function gameOf(published: PublishedVersion): Promise<AnyGame> {
  const { id, rules, stakes, parSheet } = published;
  const named = { id, version: parSheet.version };
  switch (rules.family) {
    case 'slots': {
      const { slotGame } = await import('#domain/games/slots/slot-game');
      return slotGame(machineOf(published));
    }
    case 'scratch': {
      const { scratchGame } = await import('#domain/games/scratch/scratch-game');
      return scratchGame({ ...rules, ...named, stakes });
    }
    case 'wheel': {
      const { wheelGame } = await import('#domain/games/wheel/wheel-game');
      return wheelGame({ ...rules, ...named, stakes });
    }
    case 'blackjack': {
      const { blackjackGame } = await import('#domain/games/blackjack/blackjack-game');
      return blackjackGame({ ...rules, ...named, stakes });
    }
    case 'roulette': {
      const { rouletteGame } = await import('#domain/games/roulette/roulette-game');
      return rouletteGame({ ...rules, ...named, chips: stakes });
    }
    case 'video-poker': {
      const { videoPokerGame } = await import('#domain/games/video-poker/video-poker-game');
      // In JSON, the names of a pay table are untyped.
      return videoPokerGame({ ...named, stakes, payTable: rules.payTable as PokerTable['payTable'] });
    }
    case 'originals': {
      const { originalGame } = await import('#domain/games/originals/original-game');
      const { originalOf } = await import('#domain/games/originals/originals');
      return originalGame(originalOf(id, named.version));
    }
  }
}
