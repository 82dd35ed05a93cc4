import type { BlackjackDecision, BlackjackOutcome } from '#domain/games/blackjack/outcome';
import type { Money } from '../felt/amounts';
import { isCovered } from '../felt/is-covered';
import { createPace, restAfterChange } from '../felt/pace';
import type { Tones } from '../felt/tones';
import type { Answer, Host, RoundUpdate } from '../protocol/connect-to-host';
import type { BalancesOnShow, FrameRound, Pace, TableChoice } from '../protocol/messages';
import { firstStakeOf, type Stake } from './first-stake';
import { type Hint, hintFor } from './hint';
import { createHintButton } from './hint-button';
import { createLine } from './line';
import { affordableIn, offersIn, subjectOf } from './offers';
import { createRail } from './rail';
import { readOutcome, readRules } from './read-published';
import { createTable } from './table-view';
import { lineLabel, roundLabel } from './words';

/** The game, as controlled by messages of the host. */
export interface Blackjack {
  setTable(table: TableChoice): void;
  setBalance(balance: BalancesOnShow): void;
  setLimits(limits: Pace): void;
  setPaused(isPaused: boolean): void;
  /** Shows the present state of a round at once. */
  resume(update: RoundUpdate): void;
  /** Replays a past round, card by card. */
  replay(round: FrameRound): void;
}

/** A round that waits for a decision. */
interface OpenRound {
  readonly round: FrameRound;
  readonly outcome: BlackjackOutcome;
  /** The hint that the player has requested for this decision. */
  readonly hint: Hint | null;
}

/** Creates the table and handles the player's actions. */
export function createBlackjack(host: Host, tones: Tones): Blackjack {
  const rules = readRules(host.welcome.rules);
  const view = createTable(tones);
  const line = createLine();
  const rail = createRail(
    () => void begin(),
    (decision) => void decide(decision),
  );
  const hintButton = createHintButton(toggleHint);
  const pace = createPace(offer);
  const offerFor = restAfterChange(pace);
  let { table, balance } = host.welcome;
  let open: OpenRound | null = null;
  /** Coin and first stake of the settled round on the table. */
  let last: Stake | null = null;

  prepareRound(table);
  pace.waitFor(host.welcome.limits.waitMs);
  line.set('Choose your stake below, then press Deal.');
  pace.setBusy(false);

  async function begin(): Promise<void> {
    const { coin, stake } = table;
    if (!pace.mayBegin || open || stake === null) return;
    pace.setBusy(true);
    prepareRound(table);
    line.set('');
    await showAnswer(await host.stake({ coin, stake, choice: null }));
  }

  async function decide(decision: BlackjackDecision): Promise<void> {
    if (!pace.mayDecide || !open) return;
    const { round } = open;
    open = { ...open, hint: null };
    pace.setBusy(true);
    await showAnswer(await host.decide({ round: round.id, step: round.decisions.length, decision }));
  }

  async function showAnswer(answer: Answer): Promise<void> {
    if (!('refused' in answer)) return follow(answer, 'new');
    if (!open) line.set('No cards were dealt.');
    pace.setBusy(false);
  }

  async function follow({ round, awaits }: RoundUpdate, as: 'new' | 'resumed' | 'replayed'): Promise<void> {
    const outcome = readOutcome(round.outcome);
    const money = moneyOf(round);
    pace.setBusy(true);
    await view.show(outcome, money, { isResumed: as === 'resumed' });
    open = awaits === 'decision' ? { round, outcome, hint: null } : null;
    const which = as === 'replayed' ? 'Replay: ' : '';
    line.set(`${which}${lineLabel(outcome, money)}`, `${which}${roundLabel(outcome)}`);
    if (!open) {
      last = { coin: round.coin, stake: firstStakeOf(round, outcome.insurance?.stake ?? 0) };
      host.shown(round.id);
    }
    pace.setBusy(false);
  }

  /** Enables the actions that are allowed now. */
  function offer(): void {
    offerFor(open ? subjectOf(open.outcome) : 'deal');
    hintButton.offer(open !== null && pace.mayChoose, open !== null && open.hint !== null);
    if (!open) return rail.offerDeal(pace.mayBegin && isCovered(table, balance), isStakeOf(last));
    const { round, outcome, hint } = open;
    const offers = offersIn(outcome, { rules, hint, balance: balance[round.coin] }, moneyOf(round));
    rail.offerDecisions(offers, pace.mayDecide);
  }

  function toggleHint(): void {
    if (!open) return;
    const { round, outcome } = open;
    const money = moneyOf(round);
    const options = affordableIn(outcome, rules, balance[round.coin]);
    const hint = open.hint ? null : hintFor({ ...outcome, options }, rules, money.locale);
    open = { ...open, hint };
    line.set(hint?.line ?? lineLabel(outcome, money), hint?.spoken ?? roundLabel(outcome));
    offer();
  }

  function prepareRound({ coin, stake }: TableChoice): void {
    last = null;
    view.prepareRound(stake ?? 0, moneyOf({ coin }));
  }

  /** Whether the player's choice is this coin and stake. */
  function isStakeOf(stake: Stake | null): boolean {
    return stake !== null && table.coin === stake.coin && table.stake === stake.stake;
  }

  return {
    setTable(next) {
      table = next;
      // A result belongs to its stake, so another one clears the table.
      if (!open && !isStakeOf(last) && pace.mayChoose) {
        if (last) line.set('Press Deal when you are ready.');
        prepareRound(table);
      }
      offer();
    },
    setBalance(next) {
      balance = next;
      offer();
    },
    setLimits: ({ waitMs }) => pace.waitFor(waitMs),
    setPaused: (isPaused) => pace.setPaused(isPaused),
    resume: (update) => void follow(update, 'resumed'),
    replay(round) {
      const insured = readOutcome(round.outcome).insurance?.stake ?? 0;
      view.prepareRound(firstStakeOf(round, insured), moneyOf(round));
      void follow({ round, awaits: null }, 'replayed');
    },
  };
}

function moneyOf({ coin }: Pick<Money, 'coin'>): Money {
  return { coin, locale: document.documentElement.lang };
}
