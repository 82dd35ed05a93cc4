import { changeSoundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';
import { SwitchField } from './switch-field';

/** Turns game sounds on and off; off by default, and stored on the device. */
export function SoundSwitch() {
  const { on } = useSoundSettings();
  return (
    <SwitchField
      label="Game sound"
      checked={on}
      onChange={(event) => changeSoundSettings({ on: event.target.checked })}
    />
  );
}
