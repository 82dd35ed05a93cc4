import { Settings2 } from 'lucide-react';
import { Popover } from '#components/ui/popover';
import { Settings } from './settings';

/** Device settings in the header of wide screens; phones have them in the bottom bar. */
export function SettingsMenu() {
  return (
    <Popover
      className="button-icon wide-only"
      label="Settings"
      aria-label="Settings"
      trigger={<Settings2 aria-hidden="true" size={22} />}
    >
      <Settings />
    </Popover>
  );
}
