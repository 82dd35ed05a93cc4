import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '#components/ui/button';
import { changeSoundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';

/** Sound switch and volume. */
export function SoundControl() {
  const { on, volume } = useSoundSettings();
  const Icon = on ? Volume2 : VolumeX;
  return (
    <div className="relative flex items-center">
      <Button
        variant="quiet"
        icon
        aria-label="Sound"
        aria-pressed={on}
        onClick={() => changeSoundSettings({ on: !on })}
      >
        <Icon aria-hidden="true" size={20} />
      </Button>
      {on && (
        <input
          className="play-volume"
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
