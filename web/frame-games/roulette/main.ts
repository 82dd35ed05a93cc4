import { choiceText } from '#domain/games/roulette/choice';
import type { Field } from '#domain/games/roulette/fields';
import type { Money } from '../felt/amounts';
import '../felt/felt.css';
import { find } from '../felt/find';
import { keepFocus } from '../felt/keep-focus';
import { lastOf } from '../felt/last-of';
import { afterMs } from '../felt/motion';
import { createPace } from '../felt/pace';
import { setText } from '../felt/set-text';
import { createTones } from '../felt/tones';
import { connectToHost, type Host } from '../protocol/connect-to-host';
import type { BalancesOnShow, FrameRound, Settings, TableChoice } from '../protocol/messages';
import { showSettings } from '../protocol/show-settings';
import {
  type Cloth,
  type ClothLimits,
  type ClothRefusal,
  doubleBets,
  emptyCloth,
  halveBets,
  placeChips,
  played,
  raiseBets,
  removeAllChips,
  removeChips,
  repeat,
  totalOf,
  undo,
} from './cloth';
import { createCloth } from './cloth-view';
import { createConsole } from './console-view';
import { betLabel, notSpunMessage, refusalMessage, roundAnnouncement, roundLabel, tableLabel } from './copy';
import './roulette.css';
import { readLastBets } from './last-bets';
import { readOutcome, readRules } from './rules';
import { createWheel } from './wheel-view';

/** How long a replay stays on a table that has chips for the next round. */
const replayShownMs = 3_000;
/** A held arrow key chooses chips faster than the host accepts messages, so only the chip at which it rests is sent. */
const chipRestMs = 250;

const line = find<HTMLElement>('#line');
const announcement = find<HTMLElement>('#announcement');
const tones = createTones();
const pace = createPace(() => offer());

let settings: Settings | null = null;
let table: TableChoice | null = null;
let balance: BalancesOnShow | null = null;
let cloth: Cloth = emptyCloth;
let chip = 0;
let isResultShown = false;
let lastShown: FrameRound | null = null;

const host: Host = await connectToHost('roulette', {
  onSettings: adopt,
  onTable: changeTable,
  onBalance: changeBalance,
  onLimits: ({ waitMs }) => pace.waitFor(waitMs),
  onNumbers: (numbers) => wheel.showLast(numbers),
  onLastChoice(choice) {
    cloth = { ...cloth, played: readLastBets(choice, rules) };
    offer();
  },
  onLastChip: (last) => selectChip(last),
  onResume({ round }) {
    remember(round);
    void follow(round, 'resumed');
  },
  onReplay(round) {
    wheel.launch();
    void replay(round);
  },
  onPause: () => hold(true),
  onGoOn: () => hold(false),
});
const keepChip = lastOf(host.keepChip, chipRestMs);
const rules = readRules(host.welcome.rules);
const red = rules.fields.find(({ id }) => id === 'red')?.pockets ?? [];
const wheel = createWheel(red, tones);
const clothView = createCloth(rules, red, {
  place: (fields) => change(placeChips(cloth, idsOf(fields), chip, limits()), betLabel(fields)),
  remove: (fields) => change(removeChips(cloth, idsOf(fields), chip, limits())),
});
const consoleView = createConsole({
  undo: () => change(undo(cloth)),
  removeAll: () => change(removeAllChips(cloth, limits())),
  repeat: () => change(repeat(cloth, limits())),
  halve: () => change(halveBets(cloth, table?.stakes[0] ?? 0)),
  double: () => change(doubleBets(cloth, limits(), available())),
  raise: () => change(raiseBets(cloth, limits(), available())),
  spin: () => void spin(),
  chooseChip,
  setLines: (isOn) => clothView.setLines(isOn),
  setNeighbors: (isOn) => clothView.setNeighbors(isOn),
});
adopt(host.welcome.settings);
changeBalance(host.welcome.balance);
changeTable(host.welcome.table);
pace.waitFor(host.welcome.limits.waitMs);
announce('Choose a chip, place it on the table, then press Spin.');
keepFocus();
host.ready();
pace.setBusy(false);

function money(): Money {
  return { coin: table?.coin ?? 'gold', locale: settings?.locale ?? 'en-US' };
}

function limits(): ClothLimits {
  const { most } = rules.totals[money().coin];
  return { most: Math.min(most, table?.most ?? most), mostFields: rules.mostFields };
}

function changeTable(chosen: TableChoice): void {
  const isOtherCoin = table?.coin !== chosen.coin;
  table = chosen;
  if (isOtherCoin) cloth = emptyCloth;
  selectChip(isOtherCoin ? null : chip);
  if (isOtherCoin) showCloth();
  else offer();
}

/** Selects a chip of the table, or the lowest one where this value is not offered. */
function selectChip(wanted: number | null): void {
  const stakes = table?.stakes ?? [];
  chip = stakes.find((stake) => stake === wanted) ?? stakes[0] ?? 0;
  consoleView.offerChips(stakes, chip, money());
  markChips();
}

function chooseChip(chosen: number): void {
  selectChip(chosen);
  keepChip({ coin: money().coin, chip });
}

function changeBalance(next: BalancesOnShow): void {
  const missingBefore = missing();
  balance = next;
  markChips();
  offer();
  // During a round the chips were paid from the balance, and its result stays in the line.
  if (pace.mayChoose && !isResultShown && missing() !== missingBefore)
    announce(tableLabel(cloth.laid, missing(), rules, money()));
}

function markChips(): void {
  consoleView.markChips(available() - totalOf(cloth.laid), money());
}

/** The balance in the present coin. */
function available(): number {
  return balance?.[money().coin] ?? 0;
}

/** Coins by which the chips on the table exceed the balance; the site knows the chips only once they are staked. */
function missing(): number {
  return balance === null ? 0 : Math.max(0, totalOf(cloth.laid) - available());
}

function idsOf(fields: readonly Field[]): string[] {
  return fields.map(({ id }) => id);
}

/** @param bet  what was placed, where that is not plain to see */
function change(next: Cloth | ClothRefusal, bet = ''): void {
  if (!pace.mayChoose) return;
  if (typeof next === 'string') return announce(refusalMessage(next, limits(), rules, money()));
  cloth = next;
  tones.chip();
  showCloth();
  announce(`${bet} ${tableLabel(cloth.laid, missing(), rules, money())}`.trimStart());
}

function showCloth(): void {
  isResultShown = false;
  clothView.clearResult();
  clothView.showChips(cloth.laid, money());
  markChips();
  offer();
}

async function spin(): Promise<void> {
  const stake = totalOf(cloth.laid);
  if (!pace.mayBegin || isResultShown || stake === 0) return;
  if (stake > limits().most) return announce(refusalMessage('too-much', limits(), rules, money()));
  const choice = choiceText(Object.entries(cloth.laid).map(([on, units]) => ({ on, stake: units })));
  pace.setBusy(true);
  announce('No more bets.');
  wheel.launch();
  const answer = await host.stake({ coin: money().coin, stake, choice });
  if ('refused' in answer) {
    wheel.halt();
    announce(notSpunMessage(answer));
    return pace.setBusy(false);
  }
  remember(answer.round);
  await follow(answer.round, 'new');
}

/** Stores the played bets for a repeat. */
function remember({ coin, outcome }: FrameRound): void {
  const { bets } = readOutcome(outcome);
  if (coin === money().coin) cloth = played(Object.fromEntries(bets.map(({ on, stake }) => [on, stake])));
  // Until now, the played chips counted against a balance from which their stake was already taken.
  markChips();
}

async function follow(round: FrameRound, as: 'new' | 'resumed' | 'replayed'): Promise<void> {
  const { pocket, bets } = readOutcome(round.outcome);
  const shown = { coin: round.coin, locale: money().locale };
  pace.setBusy(true);
  await wheel.rest(pocket, as === 'replayed');
  [isResultShown, lastShown] = [true, round];
  clothView.showResult(pocket, bets, shown);
  const outcome = { family: 'roulette', pocket, bets } as const;
  const which = as === 'replayed' ? 'Replay: ' : '';
  const label = roundLabel(outcome, round.payout, rules, red, shown);
  announce(`${which}${label}`, `${which}${roundAnnouncement(outcome, rules, red)}`);
  host.shown(round.id);
  pace.setBusy(false);
}

/** Shows a past round, and then restores the chips on the table. */
async function replay(round: FrameRound): Promise<void> {
  await follow(round, 'replayed');
  if (totalOf(cloth.laid) === 0) return;
  pace.setBusy(true);
  await afterMs(replayShownMs);
  if (lastShown === round) showCloth();
  pace.setBusy(false);
}

function offer(): void {
  const hasChips = !isResultShown && totalOf(cloth.laid) > 0;
  const raised = raiseBets(cloth, limits(), available());
  clothView.setLocked(!pace.mayChoose);
  consoleView.offer({
    mayPlace: pace.mayChoose,
    maySpin: pace.mayBegin,
    hasChips,
    hasSteps: cloth.before.length > 0,
    hasPlayed: totalOf(cloth.played) > 0,
    raiseRefusal: typeof raised === 'string' ? raised : null,
  });
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

/** Sets the line on the table and the screen-reader announcement. */
function announce(label: string, spoken = label): void {
  setText(line, label);
  announcement.textContent = spoken;
}
