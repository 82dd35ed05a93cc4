import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = ['/games/hk-slots/sky.svg', '/games/hk-slots/city.svg', '/games/hk-slots/water.svg'];

/** Hong Kong harbour at night behind the game; while free spins run, lanterns rise over it. */
export function Harbour({ children }: { children: ReactNode }) {
  return (
    <Scenery name="harbour" layers={layers} scene="/games/hk-slots/lanterns.svg">
      {children}
    </Scenery>
  );
}
