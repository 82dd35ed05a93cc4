import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = [
  '/games/jade-fortune/dusk.svg',
  '/games/jade-fortune/garden.svg',
  '/games/jade-fortune/pond.svg',
];

/** The imperial garden at dusk behind the game; the moon rises over it while free spins run. */
export function Garden({ children }: { children: ReactNode }) {
  return (
    <Scenery name="garden" layers={layers} scene="/games/jade-fortune/moonlit.svg">
      {children}
    </Scenery>
  );
}
