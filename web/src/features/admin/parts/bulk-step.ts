import { type BulkOutcome, type BulkProgress, failedIn } from './bulk-job';

/** An item with its planned step. */
export interface PlannedStep<Item, Body> {
  readonly item: Item;
  /** What its request says. */
  readonly body: Body;
}

/** The outcome of one item's step. */
export interface StepOutcome<Item, Body> {
  readonly step: PlannedStep<Item, Body>;
  /** As it is now; as it was if the step failed. */
  readonly item: Item;
  /** Null when the step was taken, by this request or by the one that it repeats. */
  readonly failure: unknown;
}

/** Singular and plural of what bulk steps change. */
export type BulkNoun = readonly [one: string, many: string];

/** What a bulk step has changed so far, as it is now. */
export function changedItems<Item, Body>({
  outcomes,
}: BulkProgress<unknown, StepOutcome<Item, Body>>): readonly Item[] {
  return outcomes.filter(({ failure }) => failure === null).map(({ item }) => item);
}

/** Message at the end of a bulk step. */
export function doneLabel(progress: BulkProgress<unknown, BulkOutcome>, [one, many]: BulkNoun): string {
  const { total } = progress;
  const changed = total - failedIn(progress).length;
  if (changed === total)
    return total === 1 ? `The ${one} was updated.` : `All ${total} ${many} were updated.`;
  return `${changed} of ${total} ${many} ${changed === 1 ? 'was' : 'were'} updated. The others were not changed.`;
}

/** Label of a count, such as `2 orders`. */
export function itemCountLabel(count: number, [one, many]: BulkNoun): string {
  return `${count} ${count === 1 ? one : many}`;
}
