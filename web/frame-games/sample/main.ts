import './sample.css';
import { find } from '../felt/find';
import { isCovered } from '../felt/is-covered';
import { keepFocus } from '../felt/keep-focus';
import { afterMs, isStill } from '../felt/motion';
import { createPace } from '../felt/pace';
import { onPressOf, setOpen } from '../felt/press';
import { connectToHost } from '../protocol/connect-to-host';
import type { FrameRound } from '../protocol/messages';
import { showSettings } from '../protocol/show-settings';
import { readSegment } from './segment';

// A minimal complete game: it stakes what the player chose outside of the frame, and shows where the wheel stopped.
const turnMs = 1_200;
const wheel = find<HTMLElement>('#wheel');
const announcement = find<HTMLElement>('#announcement');
const button = find<HTMLButtonElement>('#spin');
// What blocks the game: a pause, a request or a round on show, and the wait for the next round; and a stake above the balance.
const pace = createPace(showButton);

// The id of the game in the catalog. The site calls listeners only after `host.ready()`.
const host = await connectToHost('harbour-wheel', {
  onSettings: showSettings,
  onTable(chosen) {
    table = chosen;
    showButton();
  },
  onBalance(next) {
    balance = next;
    showButton();
  },
  onLimits: ({ waitMs }) => pace.waitFor(waitMs),
  // A round that began before a reload, and one of the history: both appear at once.
  onResume: ({ round }) => show(round),
  onReplay: (round) => show(round, 'Replay: '),
  onPause: () => pace.setPaused(true),
  onGoOn: () => pace.setPaused(false),
});
let { table, balance } = host.welcome;
showSettings(host.welcome.settings);
onPressOf(button, () => void spin());
keepFocus();
pace.waitFor(host.welcome.limits.waitMs);
pace.setBusy(false);
host.ready();

function showButton(): void {
  setOpen(button, pace.mayBegin && isCovered(table, balance));
}

async function spin(): Promise<void> {
  const { coin, stake } = table;
  if (stake === null) return;
  pace.setBusy(true);
  wheel.dataset['turning'] = '';
  // A game with a choice sends it here, as in "red 100"; one with decisions then calls `host.decide`.
  const answer = await host.stake({ coin, stake, choice: null });
  if (!('refused' in answer) && !isStill()) await afterMs(turnMs);
  delete wheel.dataset['turning'];
  // The site has explained a refusal, and nothing was staked.
  if ('refused' in answer) announcement.textContent = 'The wheel was not spun.';
  else show(answer.round);
  pace.setBusy(false);
}

function show(round: FrameRound, which = ''): void {
  const { segment, multiple } = readSegment(round.outcome);
  wheel.textContent = `${multiple}×`;
  announcement.textContent = `${which}Segment ${segment + 1}: ${multiple} times your stake.`;
  // Now the site shows and announces the result.
  host.shown(round.id);
}
