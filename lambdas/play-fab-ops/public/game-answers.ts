import type * as z from 'zod';
import catalogue from '#content/catalogue/games.json';
import hkSlotsParSheet from '#content/catalogue/par-sheets/hk-slots.json';
import type { PlayableGame } from '#domain/games/play-round';
import { listGames } from '../../games';
import type { listGames as listGamesContract, readGame } from './contracts';

type GameSummary = z.input<typeof listGamesContract.answer>['items'][number];
type GameAnswer = z.input<typeof readGame.answer>;

/** Computing a sheet visits every combination, so it is done beforehand; a test computes each again and compares. */
const parSheets = [hkSlotsParSheet];

/** Every game as the lobby needs it. */
export function gameSummaries(): GameSummary[] {
  return listGames().map(gameSummary);
}

/** One game with everything that is published about it. */
export function gameAnswer(game: PlayableGame): GameAnswer {
  const { symbols, wild, scatter, reels, rows, lines, payTable } = game.machine;
  const machine = {
    ...{ symbols: [...symbols], wild, scatter: { symbol: scatter.symbol, pays: [...scatter.pays] } },
    ...{ reels: reels.map((strip) => [...strip]), rows, lines: lines.map((line) => [...line]) },
    payTable: Object.fromEntries(Object.entries(payTable).map(([symbol, pays]) => [symbol, [...pays]])),
  };
  return { ...gameSummary(game), machine, parSheet: parSheetOf(game) };
}

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
    stakes: { gold: [...machine.stakes.gold], sweeps: [...machine.stakes.sweeps] },
  };
}

function parSheetOf({ machine: { id, version } }: PlayableGame) {
  const sheet = parSheets.find((each) => each.gameId === id && each.version === version);
  if (!sheet) throw new Error(`No PAR sheet was published for ${id} version ${version}`);
  return sheet;
}
