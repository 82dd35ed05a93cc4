import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = [
  '/games/pearl-divers/water.svg',
  '/games/pearl-divers/reef.svg',
  '/games/pearl-divers/corals.svg',
];

/** A reef below the harbor behind the game; light breaks through the water while respins run. */
export function Reef({ children }: { children: ReactNode }) {
  return (
    <Scenery name="reef" layers={layers} scene="/games/pearl-divers/light.svg">
      {children}
    </Scenery>
  );
}
