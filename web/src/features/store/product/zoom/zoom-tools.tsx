import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '#components/ui/button';
import { scaleStep } from './zoom-view';

/** Buttons of the zoomed picture: scale, and the other pictures. */
export function ZoomTools({
  place,
  count,
  onScale,
  onTurn,
}: {
  /** Position of the picture, from 1. */
  place: number;
  count: number;
  onScale: (factor: number) => void;
  onTurn: (by: 1 | -1) => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button variant="outline" icon aria-label="Zoom out" onClick={() => onScale(1 / scaleStep)}>
        <ZoomOut aria-hidden="true" size={20} />
      </Button>
      <Button variant="outline" icon aria-label="Zoom in" onClick={() => onScale(scaleStep)}>
        <ZoomIn aria-hidden="true" size={20} />
      </Button>
      {count > 1 && (
        <>
          <Button variant="outline" icon aria-label="Previous picture" onClick={() => onTurn(-1)}>
            <ChevronLeft aria-hidden="true" size={20} />
          </Button>
          <span className="text-sm tabular" role="status">{`Picture ${place} of ${count}`}</span>
          <Button variant="outline" icon aria-label="Next picture" onClick={() => onTurn(1)}>
            <ChevronRight aria-hidden="true" size={20} />
          </Button>
        </>
      )}
    </div>
  );
}
