import { holdText } from '#domain/games/video-poker/hold';
import { createGoButton } from '../felt/go-button';
import { isCovered } from '../felt/is-covered';
import { untilDrawn } from '../felt/motion';
import { createPace, restAfterChange } from '../felt/pace';
import type { Tones } from '../felt/tones';
import type { Host, RoundUpdate } from '../protocol/connect-to-host';
import type { BalancesOnShow, FrameRound, Pace, TableChoice } from '../protocol/messages';
import { drawLabel } from './copy';
import { readOutcome, readPayTable } from './read-outcome';
import { createTableView } from './table-view';

/** The table, as controlled by messages of the host. */
export interface Poker {
  setTable(table: TableChoice): void;
  setBalance(balance: BalancesOnShow): void;
  setLimits(limits: Pace): void;
  setPaused(isPaused: boolean): void;
  /** Shows the present state of a round at once: one that waits, or one that was settled elsewhere. */
  resume(update: RoundUpdate): void;
  /** Replays a past round. */
  replay(round: FrameRound): void;
}

/** Creates the table and handles the player's actions. */
export function createPoker(host: Host, tones: Tones): Poker {
  const view = createTableView(readPayTable(host.welcome.rules), () => {
    tones.chip();
    showButtons();
  });
  const { seats } = view;
  const go = createGoButton(() => void (waiting ? draw(waiting) : deal()));
  const pace = createPace(showButtons);
  const offerFor = restAfterChange(pace);
  let { table, balance } = host.welcome;
  /** The round whose cards can be held. */
  let waiting: FrameRound | null = null;

  view.clear(table);
  pace.waitFor(host.welcome.limits.waitMs);
  pace.setBusy(false);

  function showButtons(): void {
    offerFor(waiting ? 'draw' : 'deal');
    seats.setOpen(waiting !== null && pace.mayChoose);
    go.setLabel(waiting ? drawLabel(seats.held().filter(Boolean).length) : 'Deal');
    go.setOpen(waiting ? pace.mayDecide : pace.mayBegin && isCovered(table, balance));
  }

  async function deal(): Promise<void> {
    const { coin, stake } = table;
    if (stake === null) return;
    pace.setBusy(true);
    view.clear(table);
    view.send('Shuffling…');
    const answer = await host.stake({ coin, stake, choice: null });
    if (!('refused' in answer)) {
      await seats.deal(readOutcome(answer.round.outcome).dealt, tones.card);
      waiting = answer.round;
      view.showDealt(waiting);
      await untilDrawn();
    } else if (!waiting) {
      // A hand that was begun elsewhere may be on the table.
      view.clear(table);
      view.refuse('No cards were dealt', 'You keep your stake.');
    }
    pace.setBusy(false);
  }

  async function draw(round: FrameRound): Promise<void> {
    const held = seats.held();
    pace.setBusy(true);
    view.send('Drawing…');
    const request = host.decide({ round: round.id, step: round.decisions.length, decision: holdText(held) });
    await seats.turnDown(held.map((isHeld) => !isHeld));
    const answer = await request;
    if (!('refused' in answer)) {
      const { hand, dealt } = readOutcome(answer.round.outcome);
      await seats.deal(hand ?? dealt, tones.card);
      waiting = null;
      view.showSettled(answer.round);
      host.shown(answer.round.id);
      await untilDrawn();
    } else if (waiting === round) {
      // If another tab continued the hand, the host has reported that already and nothing waits here.
      seats.show(readOutcome(round.outcome).dealt);
      view.showDealt(round, held);
    }
    pace.setBusy(false);
  }

  function showAtOnce(round: FrameRound, isReplay: boolean): void {
    const { dealt, held, hand } = readOutcome(round.outcome);
    view.clear(table);
    seats.show(hand ?? dealt);
    waiting = hand === null ? round : null;
    if (hand === null) {
      view.showDealt(round);
    } else {
      seats.hold(held ?? []);
      view.showSettled(round, { isReplay });
    }
    showButtons();
  }

  return {
    setTable(next) {
      const isOther = next.coin !== table.coin || next.stake !== table.stake;
      table = next;
      // A result applies only to its coin and stake; after a change of either, the table is cleared.
      if (isOther && !waiting && pace.mayChoose) view.clear(table);
      showButtons();
    },
    setBalance(next) {
      balance = next;
      showButtons();
    },
    setLimits: ({ waitMs }) => pace.waitFor(waitMs),
    setPaused: (isPaused) => pace.setPaused(isPaused),
    resume({ round, awaits }) {
      showAtOnce(round, false);
      if (awaits !== 'decision') host.shown(round.id);
    },
    replay(round) {
      showAtOnce(round, true);
      host.shown(round.id);
    },
  };
}
