import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import gameCatalog from '#content/catalog/games.json';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Fairness } from '#contracts/play/routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import type { Coin } from '#domain/money/coin';
import { setBalances } from '#web/lib/balances';
import { invalidRoute } from '#web/lib/not-found';
import { isSamePath, paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import { rememberPlayed } from '#web/lib/played-games';
import { currentSession } from '#web/lib/session';
import { FairnessPanel } from '../features/fairness/fairness-panel';
import { RoundProof } from '../features/fairness/round-proof';
import { offeredStake } from '../features/games/console/stake-choice';
import type { GameSeat } from '../features/games/game-seat';
import { loadGame, loadVersionOf } from '../features/games/load-game';
import { gameOf } from '../features/games/mathematics';
import type { GameBackend } from '../features/games/rounds/game-backend';
import { ledgerBackend } from '../features/games/rounds/ledger-backend';
import { type LeftOpen, readLeftOpen } from '../features/games/rounds/left-open';
import '../features/fairness/fairness.css';
import '../features/games/play.css';

/** What a page of a game needs before its first frame. */
export interface GameRoom<Version = unknown> {
  readonly player: string;
  readonly game: PublishedGame;
  readonly fairness: Fairness;
  readonly leftOpen: LeftOpen<Version> | null;
}

/** The catalog's entry of a game; undefined for one that it does not list. */
export function catalogEntry(id: string) {
  return gameCatalog.find((entry) => entry.id === id);
}

/** The catalog's entry that a path names, in any letter case; undefined for one that it does not list. */
export function entryInPath({ gameId = '' }: LoaderFunctionArgs['params']) {
  return catalogEntry(gameId.toLowerCase());
}

/**
 * Loads a game with all that its seat needs; whoever comes here was let in by the route's guard.
 *
 * @param prepare  finds what else is needed to show a round of the game that was left open
 */
export async function loadRoom<Version = null>(
  gameId: string,
  prepare: (game: PublishedGame, round: Round) => Promise<Version>,
): Promise<GameRoom<Version>> {
  const loading = loadGame(gameId);
  const [session, wallet, fairness, game, leftOpen] = await Promise.all([
    currentSession(),
    playFabOps.get('/wallet'),
    playFabOps.get('/fairness'),
    loading,
    readLeftOpen(ledgerBackend, gameId, async (round) => prepare(await loading, round)),
  ]);
  if (!session) throw new Error('The game was entered without a session.');
  setBalances(wallet.balances, wallet.sequence);
  return { player: session.player, fairness, game, leftOpen };
}

/** The loader of a route that opens games of one kind: any other is not to be found there. */
export function loadKind(kind: string) {
  return ({ params, request }: LoaderFunctionArgs) => {
    const entry = entryInPath(params);
    if (entry?.kind !== kind) throw invalidRoute(request);
    return loadRoom(entry.id, asItIs);
  };
}

/** For games that show any of their rounds as it is. */
const asItIs = () => Promise.resolve(null);

/** The choice of coin and stake stands in the address, and choosing is no reason to load the game again. */
export function shouldLoadAgain({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) {
  return isSamePath(currentUrl.pathname, nextUrl.pathname) ? false : defaultShouldRevalidate;
}

/**
 * The seat of a player at a game; coin and stake stand in the address.
 *
 * @param backend  where it is played; rounds that are none of the ledger have neither proof nor seeds
 */
export function useSeat<Version>(room: GameRoom<Version>, backend: GameBackend = ledgerBackend) {
  const { player, game, fairness } = room;
  const [search, setSearch] = useSearchParams();
  const [panelAsked, askForPanel] = useState(false);
  const coin: Coin = search.get('coin') === 'sweeps' ? 'sweeps' : 'gold';
  const stake = offeredStake(game.stakes[coin], Number(search.get('stake')));
  const entry = catalogEntry(game.id);
  useEffect(() => rememberPlayed(game.id), [game.id]);

  const seat = {
    backend,
    player,
    game,
    rules: entry?.rules ?? [],
    howToPlay: entry?.howToPlay ?? [],
    choice: { coin, stake },
    leftOpen: room.leftOpen,
    findGame,
    onChoose: (choice) => {
      const chosen = new URLSearchParams(search);
      chosen.set('coin', choice.coin);
      chosen.set('stake', String(choice.stake));
      setSearch(chosen, { replace: true, preventScrollReset: true });
    },
    renderProof: backend.isDemo
      ? null
      : (round) => (
          <RoundProof
            round={round}
            loadGame={async () => gameOf(await loadVersionOf(game, round))}
            onRotate={() => askForPanel(true)}
          />
        ),
    renderFairness: backend.isDemo
      ? null
      : ({ open, onClose, lastRound }) => (
          <FairnessPanel
            open={open || panelAsked}
            onClose={panelAsked ? () => askForPanel(false) : onClose}
            fairness={fairness}
            lastRound={lastRound}
          />
        ),
  } satisfies GameSeat<PublishedGame, Version>;
  return seat;
}

function findGame(id: string) {
  const found = catalogEntry(id);
  return { name: found?.name ?? id, path: found?.launchPath ?? paths.home };
}
