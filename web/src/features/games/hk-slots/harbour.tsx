import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = ['/games/hk-slots/sky.svg', '/games/hk-slots/city.svg', '/games/hk-slots/water.svg'];

/** Hong Kong harbor at night behind the game; lanterns rise over it while free spins run. */
export function Harbour({ children }: { children: ReactNode }) {
  return (
    <Scenery name="harbour" layers={layers} scene="/games/hk-slots/lanterns.svg">
      {children}
    </Scenery>
  );
}
