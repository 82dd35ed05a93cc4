import { SoundSwitch } from '#components/ui/sound-switch';
import { ThemeSwitch } from '#components/ui/theme-switch';

/** Theme and sound on this device. */
export function Settings() {
  return (
    <div className="settings">
      <div className="settings-row">
        <span aria-hidden="true">Theme</span>
        <ThemeSwitch />
      </div>
      <SoundSwitch />
    </div>
  );
}
