import type { LineFault } from './import-line';

/** More of them are in the report that can be saved. */
const shownFaults = 200;

/** What is wrong, line by line. */
export function FaultTable({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="import-scroll" tabIndex={0} role="region" aria-label="What is wrong">
      <table className="import-table">
        <caption>What is wrong</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, shownFaults).map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`}>
              <td>{line}</td>
              <td>{column ?? '—'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {faults.length > shownFaults && (
        <p className="import-note">{`And ${faults.length - shownFaults} more, which are in the report.`}</p>
      )}
    </div>
  );
}
