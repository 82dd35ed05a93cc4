import { type PointerEvent, type ReactNode, useRef } from 'react';

const layers = ['/games/hk-slots/sky.svg', '/games/hk-slots/city.svg', '/games/hk-slots/water.svg'];

/** Hong Kong harbour at night behind the game, in three layers that shift a little with the pointer. */
export function Harbour({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);

  function lean(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    place.current?.style.setProperty('--lean', String(event.clientX / window.innerWidth - 0.5));
  }

  return (
    <div className="harbour" ref={place} onPointerMove={lean}>
      <div className="harbour-view" aria-hidden="true">
        {layers.map((url) => (
          <img key={url} className="harbour-layer" src={url} alt="" draggable={false} />
        ))}
      </div>
      {children}
    </div>
  );
}
