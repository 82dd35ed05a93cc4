import { useCallback, useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { gamePages, gameRules } from 'virtual:game-pages';
import { LoadedPart } from '#components/feedback/loaded-part';
import { Skeleton } from '#components/ui/skeleton';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Fairness } from '#contracts/play/routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import type { GameRules } from '#web/lib/games/game-catalog';
import { setBalances } from '#web/lib/live/balances';
import { invalidRoute } from '#web/lib/page/not-found';
import { isSamePath, paths } from '#web/lib/paths';
import { currentSession } from '#web/lib/session/session';
import { rememberPlayed } from '#web/lib/storage/remember-played';
import { FairnessPanel } from '../features/fairness/fairness-panel';
import { usePlayChoice } from '../features/games/console/use-play-choice';
import type { GameSeat } from '../features/games/game-seat';
import { loadGame, loadVersionOf } from '../features/games/load-game';
import type { GameBackend } from '../features/games/rounds/game-backend';
import { ledgerBackend } from '../features/games/rounds/ledger-backend';
import { readLeftOnTable } from '../features/games/rounds/left-on-table';
import type { LeftOpen } from '../features/games/rounds/left-open';
import '../features/fairness/fairness.css';
import '../features/games/play.css';

/** Everything that a game page needs before its first frame. */
export interface GameRoom<Version = unknown> {
  readonly player: string;
  readonly game: PublishedGame;
  /** Null for a guest, who has no seeds. */
  readonly fairness: Fairness | null;
  readonly leftOpen: LeftOpen<Version> | null;
}

/** Returns the catalog entry of a game, or undefined if the catalog does not list it. */
export function catalogEntry(id: string) {
  return gamePages.find((entry) => entry.id === id);
}

/** Returns the catalog entry that a path names, in any letter case, or undefined if the catalog does not list it. */
export function entryInPath({ gameId = '' }: LoaderFunctionArgs['params']) {
  return catalogEntry(gameId.toLowerCase());
}

/**
 * Loads a game with everything that its seat needs. The guard of the route has already admitted the caller.
 *
 * @param prepare  loads what is needed to show an unfinished round of the game
 */
export async function loadRoom<Version = null>(
  gameId: string,
  prepare: (game: PublishedGame, round: Round) => Promise<Version>,
): Promise<GameRoom<Version>> {
  const entering = currentSession();
  const loading = loadGame(gameId);
  const [session, wallet, fairness, game, leftOpen] = await Promise.all([
    entering,
    playFabOps.get('/wallet'),
    playFabOps.get('/fairness'),
    loading,
    entering.then(
      (entered) =>
        entered &&
        readLeftOnTable(ledgerBackend, { player: entered.player, gameId }, async (round) =>
          prepare(await loading, round),
        ),
    ),
  ]);
  if (!session) throw new Error('The game was entered without a session.');
  setBalances(wallet.balances, wallet.sequence);
  return { player: session.player, fairness, game, leftOpen };
}

/** The name of the guest's demo coins; it is no id of a player. */
const guest = 'guest';

/** Loads a game for its demo. For a guest, whom the guard admits where demos are public, this requests nothing of an account. */
export async function loadDemoRoom<Version>(
  gameId: string,
  prepare: (game: PublishedGame, round: Round) => Promise<Version>,
): Promise<GameRoom<Version>> {
  if (await currentSession()) return loadRoom(gameId, prepare);
  return { player: guest, game: await loadGame(gameId), fairness: null, leftOpen: null };
}

/** Whether a room was loaded for a guest. */
export function isOfGuest({ player }: Pick<GameRoom, 'player'>): boolean {
  return player === guest;
}

/** Returns the loader of a route for games of one kind; games of another kind are not found there. */
export function loadKind(kind: string) {
  return ({ params, request }: LoaderFunctionArgs) => {
    const entry = entryInPath(params);
    if (entry?.kind !== kind) throw invalidRoute(request);
    return loadRoom(entry.id, asItIs);
  };
}

/** For games that show every round without preparation. */
const asItIs = () => Promise.resolve(null);

/** Few players look at the proof of a round, so its code loads with the first one. */
const loadProof = () =>
  Promise.all([import('../features/fairness/round-proof'), import('../features/games/mathematics')]);

/** Coin and stake are search parameters; changing them does not reload the game. */
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
 * Returns a player's seat at a game; coin and stake are search parameters, or as in the last visit.
 *
 * @param backend  where rounds are played; rounds outside the ledger have neither proofs nor seeds
 */
export function useSeat<Version>(room: GameRoom<Version>, backend: GameBackend = ledgerBackend) {
  const { player, game, fairness } = room;
  const { choice, choose } = usePlayChoice(game, backend.deviceMemory);
  const [isPanelRequested, requestPanel] = useState(false);
  const loadRules = useCallback(() => rulesOf(game.id), [game.id]);
  const isGuest = isOfGuest(room);
  useEffect(() => {
    // The list is private to a player: that of a guest would be left to the next one who signs in.
    if (!isGuest) rememberPlayed(game.id);
  }, [game.id, isGuest]);

  const seat = {
    backend,
    player,
    game,
    loadRules,
    choice,
    leftOpen: room.leftOpen,
    demoPath: backend.isDemo ? null : paths.game(game.id),
    onChoose: choose,
    renderProof: backend.isDemo
      ? null
      : (round) => (
          <LoadedPart load={loadProof} fallback={<Skeleton className="block-32" />}>
            {([{ RoundProof }, { gameOf }]) => (
              <RoundProof
                round={round}
                loadGame={async () => gameOf(await loadVersionOf(game, round))}
                onRotate={() => requestPanel(true)}
              />
            )}
          </LoadedPart>
        ),
    renderFairness:
      backend.isDemo || fairness === null
        ? null
        : ({ open, onClose, lastRound }) => (
            <FairnessPanel
              open={open || isPanelRequested}
              onClose={isPanelRequested ? () => requestPanel(false) : onClose}
              fairness={fairness}
              lastRound={lastRound}
            />
          ),
  } satisfies GameSeat<PublishedGame, Version>;
  return seat;
}

async function rulesOf(id: string): Promise<GameRules> {
  const load = gameRules[id];
  if (!load) throw new Error(`The catalog has no rules for ${id}.`);
  return (await load()).default;
}
