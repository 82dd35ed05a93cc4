import type { ReactNode } from 'react';
import { Scenery } from '../scenery/scenery';

const layers = ['/games/neon-tiger/night.svg', '/games/neon-tiger/alley.svg', '/games/neon-tiger/street.svg'];

/** A rainy alley of neon signs behind the game. */
export function Alley({ children }: { children: ReactNode }) {
  return (
    <Scenery name="alley" layers={layers} weather={<div className="alley-rain" />}>
      {children}
    </Scenery>
  );
}
