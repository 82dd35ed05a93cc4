import { type PointerEvent, type ReactNode, useRef } from 'react';

/**
 * What lies behind a game: pictures in layers, from far to near, that shift a little with the pointer.
 *
 * @param layers   addresses of the pictures, each drawn for 1920 × 1080 and shown from its lower edge upwards
 * @param scene    lies over the layers while free spins run
 * @param weather  lies over all of them, such as rain
 */
export function Scenery({
  name,
  layers,
  scene,
  weather,
  children,
}: {
  name: string;
  layers: readonly string[];
  scene?: string;
  weather?: ReactNode;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);

  function lean(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    place.current?.style.setProperty('--lean', String(event.clientX / window.innerWidth - 0.5));
  }

  return (
    <div className={`scenery ${name}`} ref={place} onPointerMove={lean}>
      <div className="scenery-view" aria-hidden="true">
        {layers.map((url) => (
          <img key={url} className="scenery-layer" src={url} alt="" draggable={false} />
        ))}
        {scene && (
          <img
            className="scenery-layer scenery-scene"
            src={scene}
            alt=""
            draggable={false}
            fetchPriority="low"
          />
        )}
        {weather}
      </div>
      {children}
    </div>
  );
}
