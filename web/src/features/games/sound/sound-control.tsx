import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button';
import { changeSoundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';

const openMs = 3_000;

/** Sound switch and volume. On narrow screens the volume lies over the game and closes by itself. */
export function SoundControl() {
  const { on, volume } = useSoundSettings();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setOpen(false), openMs);
    return () => clearTimeout(timer);
  }, [isOpen, volume]);
  const toggle = () => {
    changeSoundSettings({ on: !on });
    setOpen(!on);
  };
  const Icon = on ? Volume2 : VolumeX;
  return (
    <div className="relative flex items-center">
      <Button variant="quiet" icon aria-label="Sound" aria-pressed={on} onClick={toggle}>
        <Icon aria-hidden="true" size={20} />
      </Button>
      {on && (
        <input
          className="play-volume"
          data-open={isOpen}
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          aria-label="Volume"
          onChange={(event) => changeSoundSettings({ volume: event.target.valueAsNumber })}
        />
      )}
    </div>
  );
}
