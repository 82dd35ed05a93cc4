import type { SlotMachine } from '#domain/games/slots/machine';
import { lineColor, linePath } from '../wins/line-path';
import { lineCells } from '../wins/winning-cells';

/** Every line, drawn in a small window. */
export function LineDiagrams({ machine }: { machine: SlotMachine }) {
  const width = machine.reels.length;
  const height = machine.rows;
  return (
    <ol className="grid grid-fill-22 gap-x-3 gap-y-4">
      {machine.lines.map((rows, line) => (
        <li key={line}>
          <span className="text-sm font-bold tabular">{line + 1}</span>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            role="img"
            aria-label={`Line ${line + 1}: ${rowLabel(rows)}`}
          >
            <path className="slots-line-grid" d={gridPath(width, height)} />
            <path
              className="slots-line-drawn"
              d={linePath(lineCells(machine, line))}
              style={{ color: lineColor(line) }}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}

const rowNames = ['top', 'middle', 'bottom'];

function rowLabel(rows: readonly number[]): string {
  return rows.map((row) => rowNames[row] ?? `row ${row + 1}`).join(', ');
}

function gridPath(width: number, height: number): string {
  const cells = Array.from(
    { length: width * height },
    (_, cell) => [cell % width, Math.floor(cell / width)] as const,
  );
  return cells.map(([x, y]) => `M${x + 0.06} ${y + 0.06}h.88v.88h-.88z`).join('');
}
