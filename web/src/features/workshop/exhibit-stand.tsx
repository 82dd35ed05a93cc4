import { Note } from '#components/ui/note';
import { BothThemes } from './both-themes';
import type { Exhibit } from './exhibit';

/** A component with its name and states; hover, focus and press states are interactive. */
export function ExhibitStand({ exhibit: { component, ground, states } }: { exhibit: Exhibit }) {
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={component} data-exhibit>
      <h3 className="text-md">{component}</h3>
      <BothThemes>
        {states.map(({ name, show }) => (
          <div
            key={name}
            className={
              ground === 'panel'
                ? 'workshop-state panel grid grid-cols-1 gap-2'
                : 'workshop-state grid grid-cols-1 gap-2'
            }
          >
            <Note>{name}</Note>
            <div>{show}</div>
          </div>
        ))}
      </BothThemes>
    </section>
  );
}
