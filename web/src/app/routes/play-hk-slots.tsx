import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { PageHead } from '#components/page-head';
import games from '#content/catalogue/games.json';
import type { Coin } from '#domain/money/coin';
import { setBalances } from '#web/lib/balances';
import { isSamePath, paths } from '#web/lib/paths';
import { playFabOps } from '#web/lib/play-fab-ops';
import { currentSession } from '#web/lib/session';
import { FairnessPanel } from '../../features/fairness/fairness-panel';
import { RoundProof } from '../../features/fairness/round-proof';
import { hkSlotsAtlas } from '../../features/games/hk-slots/atlas';
import { Harbour } from '../../features/games/hk-slots/harbour';
import { offeredStake } from '../../features/games/slots/console/stake-choice';
import { loadMachineOf, loadSlotGame } from '../../features/games/slots/load-slot-game';
import { readLeftOpen } from '../../features/games/slots/rounds/house';
import { SlotGame } from '../../features/games/slots/slot-game';
import '../../features/fairness/fairness.css';
import '../../features/games/hk-slots/harbour.css';
import '../../features/games/slots/slots.css';

const gameId = 'hk-slots';
const entry = games.find(({ id }) => id === gameId);

function findGame(id: string) {
  const found = games.find((game) => game.id === id);
  return { name: found?.name ?? id, path: found?.launchPath ?? paths.home };
}

const dressing = {
  atlas: hkSlotsAtlas,
  art: { panel: '/games/hk-slots/panel.svg', frame: '/games/hk-slots/frame.svg' },
  rules: entry?.rules ?? [],
};

/** Everything the game needs before its first frame; whoever comes here was let in by the route's guard. */
export async function load(_: LoaderFunctionArgs) {
  const loading = loadSlotGame(gameId);
  const [session, wallet, fairness, game, leftOpen] = await Promise.all([
    currentSession(),
    playFabOps.get('/wallet'),
    playFabOps.get('/fairness'),
    loading,
    readLeftOpen(loading),
  ]);
  if (!session) throw new Error('The game was entered without a session.');
  setBalances(wallet.balances, wallet.sequence);
  return { player: session.player, fairness, game, leftOpen };
}

/** The choice of coin and stake stands in the address, and choosing is no reason to load the game again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return isSamePath(currentUrl.pathname, nextUrl.pathname) ? false : defaultShouldRevalidate;
}

export function Component() {
  const { player, fairness, game, leftOpen } = useLoaderData<typeof load>();
  const [search, setSearch] = useSearchParams();
  const [panelAsked, askForPanel] = useState(false);
  const coin: Coin = search.get('coin') === 'sweeps' ? 'sweeps' : 'gold';
  const stake = offeredStake(game.stakes[coin], Number(search.get('stake')));
  return (
    <Harbour>
      <PageHead title={game.name} description={entry?.blurb ?? ''} path={paths.playHkSlots} />
      <SlotGame
        player={player}
        game={game}
        dressing={dressing}
        choice={{ coin, stake }}
        leftOpen={leftOpen}
        findGame={findGame}
        onChoose={(choice) =>
          setSearch(
            { coin: choice.coin, stake: String(choice.stake) },
            { replace: true, preventScrollReset: true },
          )
        }
        renderProof={(round) => (
          <RoundProof
            round={round}
            loadMachine={() => loadMachineOf(game, round)}
            onRotate={() => askForPanel(true)}
          />
        )}
        renderFairness={({ open, onClose, lastRound }) => (
          <FairnessPanel
            open={open || panelAsked}
            onClose={panelAsked ? () => askForPanel(false) : onClose}
            fairness={fairness}
            lastRound={lastRound}
          />
        )}
      />
    </Harbour>
  );
}
