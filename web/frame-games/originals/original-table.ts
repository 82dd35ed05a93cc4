import type { Money } from '../felt/amounts';
import type { GoButton } from '../felt/go-button';
import { isCovered } from '../felt/is-covered';
import { afterMs } from '../felt/motion';
import { createPace, doublePressMs } from '../felt/pace';
import type { Answer, Host, RoundUpdate } from '../protocol/connect-to-host';
import type { BalancesOnShow, FrameRound, Pace, TableChoice } from '../protocol/messages';
import { multipleLabel, prizeLabel, resultLabels } from './copy';
import type { Layout } from './layout';
import type { OriginalTones } from './original-tones';
import type { CreateView, ShownAs, ShownRound } from './original-view';
import { readRound, readRules } from './read-original';

const cashOut = 'cash-out';

/** How long a replay stays on the table before the player's own choice returns. */
const replayShownMs = 3_000;

/** The used parts of the page. */
interface TableSurroundings {
  readonly tones: OriginalTones;
  /** Language of numbers now. */
  readonly locale: () => string;
  /** @default the clock of the page */
  readonly wait?: (ms: number) => Promise<void>;
}

/** The table, as controlled by messages of the host. */
export interface OriginalTable {
  setTable(table: TableChoice): void;
  setBalance(balance: BalancesOnShow): void;
  setLimits(limits: Pace): void;
  setPaused(isPaused: boolean): void;
  /** Shows the present state of a round at once. */
  resume(update: RoundUpdate): void;
  /** Shows a past round again. */
  replay(round: FrameRound): void;
}

/**
 * Creates the table with the view of a game, and plays its rounds.
 *
 * @param createParts  creates the layout, whose main button calls its argument
 */
export function createOriginalTable(
  host: Host,
  createParts: (onGo: () => void) => Layout,
  createView: CreateView,
  { tones, locale, wait = afterMs }: TableSurroundings,
): OriginalTable {
  let { table, balance } = host.welcome;
  /** The round that waits for a decision. */
  let open: ShownRound | null = null;
  let isResultShown = false;
  /** Restores the choice that a replay has replaced on the table. */
  let restoreChoice: (() => void) | null = null;
  /** What is on the table, from a press or a message until its player has seen it; whatever follows ends it. */
  let latest = new AbortController();
  /** Whether a work that nothing has replaced goes on. */
  let isWorking = false;
  /** Requests that the host has not answered. */
  let pending = 0;
  const layout = createParts(() => void (open ? decide(cashOut) : play()));
  const pace = createPace(offer);
  const view = createView({
    stage: layout.stage,
    controls: layout.controls,
    rules: readRules(host.welcome.rules),
    tones,
    stake: () => table.stake,
    money,
    onChoice,
    hint: (label) => layout.say(label),
    decide: (decision) => void decide(decision),
  });

  clear();
  pace.waitFor(host.welcome.limits.waitMs);
  pace.setBusy(false);

  function money(): Money {
    return { coin: table.coin, locale: locale() };
  }

  function offer(): void {
    const mayDecide = pace.mayDecide && open !== null;
    view.offer({
      mayChoose: pace.mayChoose && open === null,
      options: mayDecide && open ? open.options : [],
    });
    layout.setCollecting(open !== null);
    offerGo(layout.go, mayDecide);
  }

  function offerGo(go: GoButton, mayDecide: boolean): void {
    if (open) {
      const { round, multiple, options } = open;
      // Where the label needs two lines, the amount stays with its coin.
      const prize = prizeLabel(multiple, round.stake, { coin: round.coin, locale: locale() }).replace(
        ' ',
        '\u00a0',
      );
      go.setLabel(multiple > 0 ? `Collect ${prize} · ${multipleLabel(multiple, locale())}` : 'Collect');
      go.setOpen(mayDecide && options.includes(cashOut));
      return;
    }
    go.setLabel('Play');
    go.setOpen(pace.mayBegin && isCovered(table, balance) && (view.isComplete?.() ?? true));
  }

  function clear(): void {
    isResultShown = false;
    view.clear();
    layout.setPhase('idle');
    layout.say(view.choiceLabel());
  }

  function onChoice({ isSpoken } = { isSpoken: true }): void {
    if (open) return;
    if (isResultShown) clear();
    layout.say(view.choiceLabel(), isSpoken ? undefined : '');
    offer();
  }

  async function play(): Promise<void> {
    const { coin, stake } = table;
    if (stake === null) return;
    begin();
    await whileBusy(async (signal) => {
      const answer = await answerTo(host.stake({ coin, stake, choice: view.choice() }));
      if (!('refused' in answer)) await show(answer.round, 'new');
      // A round that was begun elsewhere, or a replay, may be on the table.
      else if (!signal.aborted) refuse('No round was played. You keep your stake.');
    });
  }

  async function decide(decision: string): Promise<void> {
    const before = open;
    if (!before || !pace.mayDecide || !before.options.includes(decision)) return;
    const { id, decisions } = before.round;
    await whileBusy(async () => {
      const answer = await answerTo(host.decide({ round: id, step: decisions.length, decision }));
      if (!('refused' in answer)) await show(answer.round, 'new');
      // If another tab continued the round, the host has reported that already.
      else if (open === before) await show(before.round, 'resumed');
    });
  }

  /**
   * Ends the work before it, and accepts nothing until this one has ended, or what replaced it, and every request is answered. A round that
   * cannot be drawn must not leave the table closed.
   */
  async function whileBusy(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    latest.abort();
    const { signal } = (latest = new AbortController());
    isWorking = true;
    pace.setBusy(true);
    try {
      await work(signal);
    } finally {
      if (!signal.aborted) isWorking = false;
      if (!isWorking && pending === 0) pace.setBusy(false);
    }
  }

  async function answerTo(request: Promise<Answer>): Promise<Answer> {
    pending += 1;
    try {
      return await request;
    } finally {
      pending -= 1;
    }
  }

  function begin(): void {
    isResultShown = false;
    view.clear();
    layout.setPhase('asking');
    layout.say(view.choiceLabel(), '');
  }

  function refuse(label: string): void {
    clear();
    layout.say(label);
  }

  function show(round: FrameRound, as: ShownAs): Promise<void> {
    return whileBusy(async (motion) => {
      const shown = readRound(round);
      const wasOpen = open !== null;
      restoreChoice = null;
      open = shown.options.length > 0 ? shown : null;
      isResultShown = !open;
      await view.draw(shown, as, motion);
      if (shown.options.length === 0) {
        if (wasOpen) pace.rest(doublePressMs);
        return endRound(shown, as, motion);
      }
      if (motion.aborted) return;
      layout.setPhase('open');
      layout.say(view.roundLabel(shown));
    });
  }

  /** Ends a settled round. Its result is not announced once another round is on the table. */
  function endRound(shown: ShownRound, as: ShownAs, motion: AbortSignal): void {
    if (!motion.aborted) sayResult(shown, as);
    host.shown(shown.round.id);
  }

  function sayResult(shown: ShownRound, as: ShownAs): void {
    const { round } = shown;
    layout.setPhase(round.payout > round.stake ? 'won' : 'over');
    const label = view.roundLabel(shown);
    const { line } = resultLabels(label, shown, locale());
    const { spoken } = resultLabels(view.roundAnnouncement?.(shown) ?? label, shown, locale());
    const which = as === 'replayed' ? 'Replay: ' : '';
    layout.say(`${which}${line}`, `${which}${spoken}`);
  }

  /** Shows a past round for a while; then the table has the player's own choice again. */
  async function replay(round: FrameRound): Promise<void> {
    // A round that waits for its player stays on the table.
    if (open) return host.shown(round.id);
    await whileBusy(async (motion) => {
      const shown = readRound(round);
      restoreChoice ??= view.keepChoice();
      await view.draw(shown, 'replayed', motion);
      endRound(shown, 'replayed', motion);
      await wait(replayShownMs);
      if (motion.aborted) return;
      restoreChoice?.();
      restoreChoice = null;
      clear();
    });
  }

  return {
    setTable(next) {
      const isOther = next.coin !== table.coin || next.stake !== table.stake;
      table = next;
      // A result applies only to its coin and stake.
      if (isOther && !open && pace.mayChoose) clear();
      offer();
    },
    setBalance(next) {
      balance = next;
      offer();
    },
    setLimits: ({ waitMs }) => pace.waitFor(waitMs),
    setPaused: (isPaused) => pace.setPaused(isPaused),
    resume: ({ round }) => void show(round, 'resumed'),
    replay: (round) => void replay(round),
  };
}
