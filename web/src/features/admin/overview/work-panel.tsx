import { Link } from 'react-router';
import { type Overview, type WorkTile, workTiles } from './work-tiles';
import '../parts/stat-tile.css';

/** What awaits an admin; each tile leads to the page where it is done. */
export function WorkPanel({ waiting }: { waiting: Overview['waiting'] }) {
  return (
    <section aria-labelledby="overview-work" className="grid gap-3">
      <h2 id="overview-work" className="panel-title">
        Waiting for you
      </h2>
      <ul className="stat-tiles">
        {workTiles(waiting).map((tile) => (
          <li key={tile.name} className="grid">
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile: { name, count, isWaiting, note, to } }: { tile: WorkTile }) {
  return (
    <Link className="stat-tile surface" to={to} data-waiting={isWaiting ? '' : undefined}>
      <span className="stat-name">{name}</span>
      <strong className="stat-value">{count}</strong>
      {note !== '' && <span className="stat-note">{note}</span>}
    </Link>
  );
}
