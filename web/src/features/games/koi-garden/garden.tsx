import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = ['/games/koi-garden/harbor.svg', '/games/koi-garden/garden.svg', '/games/koi-garden/pond.svg'];

/** A temple garden by the harbor behind the game, with a koi pond in front. */
export function Garden({ children }: { children: ReactNode }) {
  return (
    <Scenery name="koi-garden" layers={layers}>
      {children}
    </Scenery>
  );
}
