import { changeSoundSettings, useSoundSettings } from '#web/lib/sound/sound-settings';
import { SwitchField } from './switch-field';

/** Whether games can be heard; off until somebody asks for it, and remembered. */
export function SoundSwitch() {
  const { on } = useSoundSettings();
  return (
    <SwitchField
      label="Sound of the games"
      checked={on}
      onChange={(event) => changeSoundSettings({ on: event.target.checked })}
    />
  );
}
