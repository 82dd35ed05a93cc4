import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = [
  '/games/lighthouse-bay/sky.svg',
  '/games/lighthouse-bay/bay.svg',
  '/games/lighthouse-bay/sea.svg',
];

/** A bay at dusk with its lighthouse behind the game; fog comes in while free spins run. */
export function Bay({ children }: { children: ReactNode }) {
  return (
    <Scenery name="bay" layers={layers} scene="/games/lighthouse-bay/fog.svg">
      {children}
    </Scenery>
  );
}
