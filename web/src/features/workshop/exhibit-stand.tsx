import { BothThemes } from './both-themes';
import type { Exhibit } from './exhibit';

/** A component with its name and states; hover, focus and press states are interactive. */
export function ExhibitStand({ exhibit: { component, ground, states } }: { exhibit: Exhibit }) {
  return (
    <section className="workshop-stand" aria-label={component}>
      <h3 className="workshop-name">{component}</h3>
      <BothThemes>
        {states.map(({ name, show }) => (
          <div key={name} className={ground === 'surface' ? 'workshop-state surface' : 'workshop-state'}>
            <p className="workshop-note">{name}</p>
            <div>{show}</div>
          </div>
        ))}
      </BothThemes>
    </section>
  );
}
