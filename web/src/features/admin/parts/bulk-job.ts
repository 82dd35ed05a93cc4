import { createStore } from '#web/lib/state/store';

/** The outcome of a bulk action on one item. */
export interface BulkOutcome {
  /** Why the item was not changed; null if it was. */
  readonly failure: unknown;
}

/** How far a bulk action has come. */
export interface BulkProgress<Plan, Outcome extends BulkOutcome> {
  /** What happens to the items. */
  readonly plan: Plan;
  readonly total: number;
  readonly outcomes: readonly Outcome[];
}

interface BulkWorld<Item, Plan, Outcome extends BulkOutcome> {
  /** Acts on each item and reports each outcome; an abort stops items that wait. */
  readonly run: (
    items: readonly Item[],
    plan: Plan,
    world: { readonly onOutcome: (outcome: Outcome) => void; readonly signal: AbortSignal },
  ) => Promise<void>;
  /** Returns the item of an outcome, as a repeat acts on it. */
  readonly itemOf: (outcome: Outcome) => Item;
  /** Called when an action starts; the returned function is called when it ends. */
  readonly hold: () => () => void;
  /** Called when an action ends while no report shows it. */
  readonly onUnseen: (progress: BulkProgress<Plan, Outcome>) => void;
}

/** Called about an action and its repeats, also after the page that started it has closed. What a page shows comes from the progress. */
interface BulkListener<Outcome extends BulkOutcome> {
  readonly onOutcome?: (outcome: Outcome) => void;
  /** Called after the last outcome. */
  readonly onEnd?: () => void;
}

/** An action on many items. It belongs to the tab rather than its dialog, so an admin who closes the dialog finds the failures again. */
export function openBulkJob<Item, Plan, Outcome extends BulkOutcome>(world: BulkWorld<Item, Plan, Outcome>) {
  const progress = createStore<BulkProgress<Plan, Outcome> | null>(null);
  let watchers = 0;
  let controller = new AbortController();
  let starter: BulkListener<Outcome> = {};

  async function run(items: readonly Item[], plan: Plan): Promise<void> {
    controller = new AbortController();
    const { signal } = controller;
    let latest: BulkProgress<Plan, Outcome> = { plan, total: items.length, outcomes: [] };
    progress.set(latest);
    const release = world.hold();
    await world.run(items, plan, {
      signal,
      onOutcome(outcome) {
        if (signal.aborted) return;
        latest = { ...latest, outcomes: [...latest.outcomes, outcome] };
        starter.onOutcome?.(outcome);
        progress.set(latest);
      },
    });
    release();
    if (signal.aborted) return;
    starter.onEnd?.();
    if (watchers === 0) world.onUnseen(latest);
  }

  return {
    /** Its progress; null while there is none. */
    read: progress.read,
    subscribe: progress.subscribe,
    /** Reports that the progress is on screen, until the returned function is called. */
    watch(): () => void {
      watchers += 1;
      return () => void (watchers -= 1);
    },
    /** Starts unless an action is under way. */
    start(items: readonly Item[], plan: Plan, listener: BulkListener<Outcome>): void {
      const latest = progress.read();
      if (latest && !isDone(latest)) return;
      starter = listener;
      void run(items, plan);
    },
    /** Acts on the failed items again. */
    repeat(): void {
      const latest = progress.read();
      if (latest && isDone(latest)) void run(failedIn(latest).map(world.itemOf), latest.plan);
    },
    /** Stops an action that is under way, and discards its outcomes. */
    discard(): void {
      controller.abort();
      progress.set(null);
    },
  };
}

/** Whether every item has an outcome. */
export function isDone({ total, outcomes }: BulkProgress<unknown, BulkOutcome>): boolean {
  return outcomes.length === total;
}

/** The outcomes of the items that were not changed. */
export function failedIn<Outcome extends BulkOutcome>({
  outcomes,
}: BulkProgress<unknown, Outcome>): readonly Outcome[] {
  return outcomes.filter(({ failure }) => failure !== null);
}
