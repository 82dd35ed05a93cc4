import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that begin before the others of their turn, in this order. */
const beginFirst = [
  // Waits for the synthesis of the stack, as every later file of `api` would.
  'test/api/affiliates.test.ts',
  // Needs no stack, so it uses the other processor during that synthesis.
  'test/simulation/fault-storm.test.ts',
  // Vitest starts the suite `stack` last, and its long files would run alone at the end of the turn.
  'test/stack/stages.test.ts',
  'test/stack/bundles.test.ts',
  'test/stack/deploy.test.ts',
  // The longest files of their turn would run alone at its end.
  'test/browser/crawl.test.ts',
  'test/browser/screens.test.ts',
];

/** Vitest's order, which starts large files first, except for some. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other) || placeOf(one) - placeOf(other));
  }
}

function turnOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = beginFirst.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? beginFirst.length : place;
}
