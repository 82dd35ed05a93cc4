import { SoundSwitch } from '#components/ui/sound-switch';
import { ThemeSwitch } from '#components/ui/theme-switch';

/** How the site looks and sounds on this device. */
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
