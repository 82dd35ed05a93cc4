import { type PointerEvent, type ReactNode, useRef } from 'react';

/**
 * The background of a game: layered pictures, from far to near, with a slight parallax that follows the pointer.
 *
 * @param layers   URLs of the pictures, each drawn for 1920 × 1080 and aligned to its lower edge
 * @param scene    covers the layers while free spins run
 * @param weather  covers everything, such as rain
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
    <div className={`play-room ${name}`} ref={place} onPointerMove={lean}>
      {children}
      {/* After the game, whose state styles it. */}
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
    </div>
  );
}
