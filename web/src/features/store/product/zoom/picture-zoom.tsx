import type { KeyboardEvent } from 'react';
import { Dialog } from '#components/ui/dialog';
import { StoredPicture } from '#components/ui/stored-picture';
import { hasModifier } from '#web/lib/page/has-modifier';
import { pictureLabel, turned } from '../gallery';
import { useZoom } from './use-zoom';
import { ZoomTools } from './zoom-tools';
import { isZoomed, scaleStep } from './zoom-view';
import './zoom.css';

const panStep = 0.1;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The pictures of a prize over the whole window, to zoom by press, wheel, pinch or keyboard. */
export default function PictureZoom({
  open,
  name,
  pictures,
  chosen,
  onChoose,
  onClose,
}: {
  open: boolean;
  name: string;
  pictures: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}) {
  const { view, frame, scale, pan, reset } = useZoom(turn);

  function turn(by: 1 | -1) {
    reset();
    onChoose(turned(chosen, by, pictures.length));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return;
    const arrow = arrows[event.key];
    if (arrow && isZoomed(view)) pan({ x: -arrow[0] * panStep, y: -arrow[1] * panStep });
    else if (arrow?.[0]) turn(arrow[0] > 0 ? 1 : -1);
    else if (event.key === '+' || event.key === '=') scale(scaleStep);
    else if (event.key === '-') scale(1 / scaleStep);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      className="picture-zoom whole-window"
      onKeyDown={onKeyDown}
    >
      <div className="picture-zoom-frame" data-zoomed={isZoomed(view) || undefined} {...frame}>
        <div style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}>
          <StoredPicture
            imageKey={pictures[chosen] ?? null}
            alt={pictureLabel(name, chosen, pictures.length)}
            eager
            sizes="100vw"
          />
        </div>
      </div>
      <ZoomTools place={chosen + 1} count={pictures.length} onScale={scale} onTurn={turn} />
    </Dialog>
  );
}
