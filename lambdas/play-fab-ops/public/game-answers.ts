import type * as z from 'zod';
import catalogue from '#content/catalogue/games.json';
import hkSlotsV1ParSheet from '#content/catalogue/par-sheets/hk-slots-v1.json';
import hkSlotsParSheet from '#content/catalogue/par-sheets/hk-slots.json';
import type { PlayableGame } from '#domain/games/play-round';
import type { ParSheet } from '#domain/games/slots/par-sheet';
import type { listGames, readGame, readGameVersion } from './contracts';

type GameSummary = z.input<typeof listGames.answer>['items'][number];
type GameAnswer = z.input<typeof readGame.answer>;
type VersionAnswer = z.input<typeof readGameVersion.answer>;

/**
 * The sheet of every version, retired ones included. Computing one takes seconds, so it is done beforehand; a test computes each
 * again and compares.
 */
export const publishedSheets: readonly ParSheet[] = [hkSlotsParSheet, hkSlotsV1ParSheet];

/** Words games with the figures of their PAR sheets. */
export function createGameAnswers(sheets: readonly ParSheet[]) {
  return { gameSummary, gameAnswer, versionAnswer };

  /** A game as the lobby needs it. */
  function gameSummary({ machine, parHash }: PlayableGame): GameSummary {
    const entry = catalogue.find(({ id }) => id === machine.id);
    if (!entry || entry.kind !== 'slots') throw new Error(`The catalogue has no slots game ${machine.id}`);
    const { id, name, provider, categories, volatility, launchPath } = entry;
    const { rtp, hitRate, maximumWin } = parSheetOf({ machine, parHash });
    return {
      ...{ id, kind: 'slots', name, provider, categories, volatility, launchPath, parHash },
      rtpBasisPoints: rtp.total.basisPoints,
      hitRateBasisPoints: hitRate.basisPoints,
      maximumWinMultiple: maximumWin.multiple,
      stakes: stakesOf({ machine, parHash }),
    };
  }

  /** One game with everything that is published about it. */
  function gameAnswer(game: PlayableGame): GameAnswer {
    return { ...gameSummary(game), ...versionAnswer(game) };
  }

  /** What explains the rounds of a version. The catalogue has no say in it: it may have forgotten the game. */
  function versionAnswer(game: PlayableGame): VersionAnswer {
    const { id, symbols, wild, scatter, reels, rows, lines, stakeParts, freeSpins, payTable } = game.machine;
    const machine = {
      ...{ symbols: [...symbols], wild, scatter: { symbol: scatter.symbol, pays: [...scatter.pays] } },
      ...{ reels: listed(reels), rows, lines: listed(lines), stakeParts },
      freeSpins: freeSpins && {
        ...{ awards: [...freeSpins.awards], retriggers: [...freeSpins.retriggers], most: freeSpins.most },
        ...{ multiplier: freeSpins.multiplier, reels: listed(freeSpins.reels) },
      },
      payTable: Object.fromEntries(Object.entries(payTable).map(([symbol, pays]) => [symbol, [...pays]])),
    };
    const parSheet = parSheetOf(game);
    return { id, parHash: game.parHash, stakes: stakesOf(game), machine, parSheet: sheetAnswer(parSheet) };
  }

  function parSheetOf({ machine: { id, version } }: PlayableGame): ParSheet {
    const sheet = sheets.find((each) => each.gameId === id && each.version === version);
    if (!sheet) throw new Error(`No PAR sheet was published for ${id} version ${version}`);
    return sheet;
  }
}

function sheetAnswer({ bands, ...sheet }: ParSheet): VersionAnswer['parSheet'] {
  return { ...sheet, bands: [...bands] };
}

function listed<Entry>(lists: readonly (readonly Entry[])[]): Entry[][] {
  return lists.map((list) => [...list]);
}

function stakesOf({ machine: { stakes } }: PlayableGame): GameSummary['stakes'] {
  return { gold: [...stakes.gold], sweeps: [...stakes.sweeps] };
}
