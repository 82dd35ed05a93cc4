import type { CSSProperties, ReactNode } from 'react';
import { BothThemes } from '../both-themes';
import { family } from './token-names';

/** Type, spacing, radii, shadows and timings by token. */
export function Scales() {
  return (
    <>
      <Scale title="Type" prefix="text-">
        {(name) => (
          <span className="workshop-sample" style={{ fontSize: `var(--${name})` }}>
            10,000 coins
          </span>
        )}
      </Scale>
      <Scale title="Spacing" prefix="space-">
        {(name) => <span className="bg-primary block-3" style={{ inlineSize: `var(--${name})` }} />}
      </Scale>
      <Scale title="Radii" prefix="radius">
        {(name) => (
          <span
            className="bg-panel block-12 border-strong inline-24"
            style={{ borderRadius: `var(--${name})` }}
          />
        )}
      </Scale>
      <Scale title="Shadows" prefix="shadow-">
        {(name) => (
          <span
            className="bg-panel block-12 border-strong inline-24"
            style={{ boxShadow: `var(--${name})` }}
          />
        )}
      </Scale>
      <Scale title="Durations (hover to play)" prefix="duration">
        {(name) => (
          <span
            className="workshop-track"
            style={{ '--workshop-duration': `var(--${name})` } as CSSProperties}
          />
        )}
      </Scale>
      <Scale title="Easings (hover to play)" prefix="ease">
        {(name) => (
          <span className="workshop-track" style={{ '--workshop-ease': `var(--${name})` } as CSSProperties} />
        )}
      </Scale>
    </>
  );
}

function Scale({
  title,
  prefix,
  children,
}: {
  title: string;
  prefix: string;
  children: (name: string) => ReactNode;
}) {
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={title}>
      <h3 className="text-md">{title}</h3>
      <BothThemes>
        <ul className="workshop-state grid grid-cols-1 gap-2">
          {family(prefix).map((name) => (
            <li key={name} className="workshop-step">
              <code>{name}</code>
              {children(name)}
            </li>
          ))}
        </ul>
      </BothThemes>
    </section>
  );
}
