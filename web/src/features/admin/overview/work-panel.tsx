import { StatTile } from '../parts/stat-tile';
import { type FailedRefunds, type Overview, workTiles } from './work-tiles';

/**
 * What awaits an admin; each tile leads to the page where it is done.
 *
 * @param failedRefunds  null when they could not be read
 */
export function WorkPanel({
  waiting,
  failedRefunds,
}: {
  waiting: Overview['waiting'];
  failedRefunds: FailedRefunds | null;
}) {
  return (
    <section aria-labelledby="overview-work" className="grid gap-3">
      <h2 id="overview-work" className="panel-title">
        Waiting for you
      </h2>
      <ul className="grid grid-fill-42 gap-3">
        {workTiles(waiting, failedRefunds).map(({ count, ...tile }) => (
          <li key={tile.name} className="grid">
            <StatTile {...tile} value={count} />
          </li>
        ))}
      </ul>
    </section>
  );
}
