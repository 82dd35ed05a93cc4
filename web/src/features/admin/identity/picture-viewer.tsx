import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/ui/button';
import { shareLabel } from '#web/lib/format/numbers';

/** Sizes of a picture, in shares of the viewer's width. */
const zooms = [1, 1.5, 2, 3, 4] as const;
const quarter = 90;

/** A picture that can be enlarged and turned. */
export function PictureViewer({ name, url }: { name: string; url: string }) {
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const zoom = zooms[step] ?? 1;

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label={`View of ${name}`}>
        <Button
          variant="quiet"
          icon
          aria-label="Zoom out"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        >
          <ZoomOut aria-hidden="true" size={20} />
        </Button>
        <output className="tabular">{shareLabel(zoom, { most: 0 })}</output>
        <Button
          variant="quiet"
          icon
          aria-label="Zoom in"
          disabled={step === zooms.length - 1}
          onClick={() => setStep(step + 1)}
        >
          <ZoomIn aria-hidden="true" size={20} />
        </Button>
        <Button variant="quiet" icon aria-label="Rotate" onClick={() => setTurns(turns + 1)}>
          <RotateCw aria-hidden="true" size={20} />
        </Button>
      </div>
      {/* The keyboard scrolls an enlarged picture. */}
      <div className="document-viewport" tabIndex={0} role="region" aria-label={name}>
        <img
          className="block max-inline-none aspect-square object-contain"
          src={url}
          alt={`${name} of the player`}
          style={{ inlineSize: `${zoom * 100}%`, rotate: `${turns * quarter}deg` }}
        />
      </div>
    </div>
  );
}
