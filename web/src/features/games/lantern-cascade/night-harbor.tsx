import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = [
  '/games/lantern-cascade/night.svg',
  '/games/lantern-cascade/sky-lanterns.svg',
  '/games/lantern-cascade/water.svg',
];

/** The harbor on the night of the lantern festival behind the game, with sky lanterns that rise over it. */
export function NightHarbor({ children }: { children: ReactNode }) {
  return (
    <Scenery name="night-harbor" layers={layers}>
      {children}
    </Scenery>
  );
}
