import { SoundSwitch } from '#components/ui/sound-switch';
import { ThemeSwitch } from '#components/ui/theme-switch';

/** Theme and sound on this device. */
export function Settings() {
  return (
    <div className="settings grid gap-3">
      <div className="flex items-center justify-between gap-4 font-semibold">
        <span aria-hidden="true">Theme</span>
        <ThemeSwitch />
      </div>
      <SoundSwitch />
    </div>
  );
}
