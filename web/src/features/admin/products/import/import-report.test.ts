import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ImportLine } from './import-line';
import { ImportReport } from './import-report';
import { parseLines } from './parse-lines';
import type { LineOutcome } from './save-line';
import type { UndoOutcome } from './undo-line';
import type { ProductImport } from './use-import';

const parsed = parseLines('id,name,price,stock\na,A,1,1\nb,B,1,1\nc,C,1,1', () => 'made');
const [first, second, third] = parsed.lines;
const stored: LineOutcome = { kind: 'created', undo: { after: { id: 'a', revision: 1 }, before: null } };
const imported = new Map(parsed.lines.map((line) => [line, stored]));
const act = () => undefined;

function render(changes: Partial<ProductImport>): string {
  const products: ProductImport = {
    file: { name: 'prizes.csv', fault: null, parsed },
    isReading: false,
    outcomes: imported,
    running: null,
    isStopping: false,
    undone: null,
    missing: [],
    undoable: 3,
    choose: act,
    begin: act,
    stop: act,
    undoAll: act,
    startAgain: act,
    ...changes,
  };
  const report = createElement(ImportReport, { products, parsed });
  return renderToStaticMarkup(createElement(MemoryRouter, null, report));
}

describe('ImportReport', () => {
  it('shows the progress of an import, which can be stopped', () => {
    const html = render({ running: 'importing', outcomes: new Map([[first!, stored]]) });

    expect(html).toContain('Importing…');
    expect(html).toContain('1 of 3 rows done.');
    expect(html).toMatch(/<progress[^>]*value="1" max="3"/);
    expect(html).toContain('Stop</button>');
  });

  it('shows the progress of an undo, which can be stopped', () => {
    const html = render({
      running: 'undoing',
      undone: new Map([[first!, { kind: 'removed' }]]),
      undoable: 2,
    });

    expect(html).toContain('Undoing…');
    expect(html).toContain('1 of 3 rows done.');
    expect(html).toMatch(/<progress[^>]*aria-label="Undone rows"[^>]*value="1" max="3"/);
    expect(html).toContain('Stop</button>');
    expect(html).not.toContain('Undo this import');
  });

  it('offers to undo only the lines that are left', () => {
    const kept: UndoOutcome = { kind: 'kept', message: 'This product changed.' };
    const undone = new Map<ImportLine, UndoOutcome>([
      [first!, { kind: 'removed' }],
      [second!, kept],
      [third!, { kind: 'removed' }],
    ]);

    const html = render({ undone, undoable: 1 });

    expect(html).toContain('Partly undone');
    expect(html).toContain('2 of 3 rows undone. 1 row could not be undone');
    expect(html).toContain('B: This product changed.');
    expect(html).toContain('Undo this import');
  });

  it('offers no undo when nothing is left', () => {
    const html = render({ undone: new Map([[first!, { kind: 'removed' }]]), undoable: 0 });

    expect(html).toContain('Undone</h2>');
    expect(html).not.toContain('Undo this import');
  });
});
