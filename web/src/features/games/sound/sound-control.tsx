import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { changeSoundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';

const openMs = 3_000;

/**
 * Sound switch and volume. On narrow screens each press of the switch opens the volume over the game, where it closes by itself. Moving
 * it turns the sound on, so that after a press that muted, the volume is still within reach.
 */
export function SoundControl() {
  const { on, volume } = useSoundSettings();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setOpen(false), openMs);
    return () => clearTimeout(timer);
  }, [isOpen, on, volume]);
  const toggle = () => {
    changeSoundSettings({ on: !on });
    setOpen(true);
  };
  const Icon = on ? Volume2 : VolumeX;
  return (
    <div className="flex items-center">
      <Button variant="quiet" icon aria-label="Sound" aria-pressed={on} onClick={toggle}>
        <Icon aria-hidden="true" size={20} />
      </Button>
      {(on || isOpen) && (
        <input
          className="play-volume"
          data-on={on}
          data-open={isOpen}
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          aria-label="Volume"
          onChange={(event) => changeSoundSettings({ on: true, volume: event.target.valueAsNumber })}
        />
      )}
    </div>
  );
}
