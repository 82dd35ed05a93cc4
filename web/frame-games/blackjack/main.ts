import type { BlackjackDecision, BlackjackOutcome } from '#domain/games/blackjack/outcome';
import '../cards/cards.css';
import '../felt/felt.css';
import { find } from '../felt/find';
import { keepFocus } from '../felt/keep-focus';
import { createPace } from '../felt/pace';
import { createTones } from '../felt/tones';
import { type Answer, connectToHost, type RoundUpdate } from '../protocol/connect-to-host';
import type { FrameRound, Settings, TableChoice } from '../protocol/messages';
import { showSettings } from '../protocol/show-settings';
import './blackjack.css';
import { readOutcome } from './outcome';
import { createRail } from './rail';
import { createTable } from './table-view';
import { lineLabel, type Money, roundLabel } from './words';

const tones = createTones();
const view = createTable(tones);
const announcement = find<HTMLElement>('#announcement');
const line = find<HTMLElement>('#line');
const rail = createRail(
  () => void begin(),
  (decision) => void decide(decision),
);
const pace = createPace(offer);

let settings: Settings | null = null;
let table: TableChoice | null = null;
let open: { round: FrameRound; outcome: BlackjackOutcome } | null = null;

const host = await connectToHost('blackjack', {
  onSettings: adopt,
  onTable(chosen) {
    table = chosen;
    offer();
  },
  onLimits: ({ waitMs }) => pace.waitFor(waitMs),
  onResume: (update) => void follow(update, 'resumed'),
  onReplay(round) {
    view.clear();
    void follow({ round, awaits: null }, 'replayed');
  },
  onPause: () => hold(true),
  onGoOn: () => hold(false),
});
table = host.welcome.table;
adopt(host.welcome.settings);
pace.waitFor(host.welcome.limits.waitMs);
announce('Choose your stake below, then press Deal.');
keepFocus();
host.ready();
pace.setBusy(false);

async function begin(): Promise<void> {
  if (!pace.mayBegin || open || !table || table.stake === null) return;
  const { coin, stake } = table;
  pace.setBusy(true);
  view.clear();
  announce('');
  await take(await host.stake({ coin, stake, choice: null }));
}

async function decide(decision: BlackjackDecision): Promise<void> {
  if (!pace.mayDecide || !open) return;
  const { round } = open;
  pace.setBusy(true);
  await take(await host.decide({ round: round.id, step: round.decisions.length, decision }));
}

async function take(answer: Answer): Promise<void> {
  if (!('refused' in answer)) return follow(answer, 'new');
  if (!open) announce('No cards were dealt.');
  pace.setBusy(false);
}

async function follow({ round, awaits }: RoundUpdate, as: 'new' | 'resumed' | 'replayed'): Promise<void> {
  const outcome = readOutcome(round.outcome);
  const money = moneyOf(round);
  pace.setBusy(true);
  await view.show(outcome, money, { isResumed: as === 'resumed' });
  open = awaits === 'decision' ? { round, outcome } : null;
  const which = as === 'replayed' ? 'Replay: ' : '';
  announce(`${which}${lineLabel(outcome, money)}`, `${which}${roundLabel(outcome)}`);
  if (!open) host.shown(round.id);
  pace.setBusy(false);
}

/** Enables the actions that are allowed now. */
function offer(): void {
  if (!open) return rail.offerDeal(pace.mayBegin && table?.stake !== null);
  const { round, outcome } = open;
  // Only hands with one stake can double or split, and both add the same stake again.
  const more = outcome.hands[outcome.active ?? 0]?.stake ?? 0;
  rail.offerDecisions(outcome.options, pace.mayDecide, more, moneyOf(round));
}

function adopt(next: Settings): void {
  settings = next;
  tones.setLoudness(next.sound);
  showSettings(next);
}

function hold(isHeld: boolean): void {
  tones.setLoudness(isHeld ? 0 : (settings?.sound ?? 0));
  pace.setPaused(isHeld);
}

function moneyOf({ coin }: FrameRound): Money {
  return { coin, locale: settings?.locale ?? 'en-US' };
}

/** Sets the line on the table and the screen-reader announcement. */
function announce(label: string, spoken = label): void {
  line.textContent = label;
  announcement.textContent = spoken;
}
