import { connectToHost, type Listeners, type RoundUpdate } from '../protocol/connect-to-host';
import type { TableChoice } from '../protocol/messages';
import { showSettings } from '../protocol/show-settings';
import { readSegment } from './segment';

// A minimal complete game: it stakes what the player chose outside of the frame, and shows where the wheel stopped.
const wheel = find('#wheel');
const announcement = find('#announcement');
const button = find<HTMLButtonElement>('#spin');

let table: TableChoice;
let paused = false;
let spinning = false;
let mayPlayAtMs = 0;

const listeners: Listeners = {
  onSettings: showSettings,
  onTable: (chosen) => void (table = chosen),
  onLimits: ({ waitMs }) => {
    mayPlayAtMs = performance.now() + waitMs;
    setTimeout(showButton, waitMs);
    showButton();
  },
  onResume: show,
  onPause: () => {
    paused = true;
    showButton();
  },
  onGoOn: () => {
    paused = false;
    showButton();
  },
};

const host = await connectToHost('harbour-wheel', listeners);
table = host.welcome.table;
showSettings(host.welcome.settings);
button.addEventListener('click', () => void spin());
new ResizeObserver(() => host.wantHeight(document.body.scrollHeight)).observe(document.body);
host.ready();
showButton();

async function spin() {
  if (button.getAttribute('aria-disabled') === 'true' || table.stake === null) return;
  spinning = true;
  showButton();
  wheel.dataset['turning'] = '';
  const answer = await host.stake({ coin: table.coin, stake: table.stake, choice: null });
  delete wheel.dataset['turning'];
  spinning = false;
  if ('refused' in answer) announcement.textContent = 'The wheel was not spun.';
  else show(answer);
  showButton();
}

function show({ round }: RoundUpdate) {
  const { segment, multiple } = readSegment(round.outcome);
  wheel.textContent = `${multiple}×`;
  announcement.textContent = `Segment ${segment + 1}: ${multiple} times your stake.`;
  host.shown(round.id);
}

function showButton() {
  // A disabled button would lose the keyboard focus.
  const isShut = paused || spinning || performance.now() < mayPlayAtMs;
  button.setAttribute('aria-disabled', String(isShut));
}

function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}
