import type * as z from 'zod';
import gameCatalog from '#content/catalog/games.json';
import type { listGames, readGame, readGameVersion } from '#contracts/play/public-routes';
import { rulesAnswer, sheetAnswer } from '#contracts/play/rules-answers';
import { maximumMultiple } from '#domain/games/odds/highest-win';
import type { ParSheet } from '#domain/games/par-sheets';
import type { PlayableGame } from '#domain/games/play-round';
import { ownStudio } from '#domain/operator/own-studio';

type GameSummary = z.input<typeof listGames.answer>['items'][number];
type GameAnswer = z.input<typeof readGame.answer>;
type VersionAnswer = z.input<typeof readGameVersion.answer>;

/** Maps games and the figures of their PAR sheets to API responses. */
export function createGameAnswers(sheets: readonly ParSheet[]) {
  return { gameSummary, gameAnswer, versionAnswer, sheetOf };

  /** Maps a game to its entry in the lobby. */
  function gameSummary(playable: PlayableGame): GameSummary {
    const { game, parHash } = playable;
    const entry = gameCatalog.find(({ id }) => id === game.id);
    if (!entry) throw new Error(`The catalog has no game ${game.id}`);
    const { id, name, categories, volatility, launchPath } = entry;
    const sheet = sheetOf(playable);
    return {
      id,
      kind: kindOf(entry),
      family: game.family,
      name,
      provider: ownStudio,
      categories,
      volatility,
      launchPath,
      parHash,
      rtpBasisPoints: sheet.rtp.total.basisPoints,
      hitRateBasisPoints: sheet.hitRate.basisPoints,
      maximumWinMultiple: maximumMultiple(sheet),
      stakes: stakesOf(playable),
    };
  }

  /** Maps a game to everything that is published about it. */
  function gameAnswer(playable: PlayableGame): GameAnswer {
    return { ...gameSummary(playable), ...versionAnswer(playable) };
  }

  /** Maps a version to what explains its rounds. It does not use the catalog, which may no longer list the game. */
  function versionAnswer(playable: PlayableGame): VersionAnswer {
    const { game, parHash } = playable;
    return {
      id: game.id,
      family: game.family,
      parHash,
      stakes: stakesOf(playable),
      rules: rulesAnswer(game),
      parSheet: sheetAnswer(sheetOf(playable)),
    };
  }

  function sheetOf({ game: { id, version } }: PlayableGame): ParSheet {
    const sheet = sheets.find((each) => each.gameId === id && each.version === version);
    if (!sheet) throw new Error(`No PAR sheet was published for ${id} version ${version}`);
    return sheet;
  }
}

const kinds = ['slots', 'scratch', 'frame', 'unity'] as const satisfies readonly GameSummary['kind'][];

/** Narrows the kind of a catalog entry, which JSON types as a plain string. */
function kindOf(entry: { id: string; kind: string }): GameSummary['kind'] {
  const found = kinds.find((kind) => kind === entry.kind);
  if (!found) throw new Error(`The catalog opens ${entry.id} as ${entry.kind}`);
  return found;
}

function stakesOf({ game: { stakes } }: PlayableGame): GameSummary['stakes'] {
  return { gold: [...stakes.gold], sweeps: [...stakes.sweeps] };
}
