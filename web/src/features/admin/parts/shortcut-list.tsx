import { Keyboard } from 'lucide-react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { SwitchField } from '#components/ui/switch-field';
import type { useListShortcuts } from './use-list-shortcuts';
import './shortcut-list.css';

/** The button that shows the shortcuts of a list, and the dialog that lists them and switches them off. */
export function ShortcutList({ of }: { of: ReturnType<typeof useListShortcuts> }) {
  return (
    <>
      <Button
        variant="quiet"
        icon
        className="shortcut-button"
        aria-label="Keyboard shortcuts"
        onClick={of.show}
      >
        <Keyboard aria-hidden="true" size={18} />
      </Button>
      <Dialog open={of.isListed} onClose={of.hide} title="Keyboard shortcuts">
        <div className="grid gap-5">
          <dl className="shortcut-list grid gap-2">
            {of.shortcuts.map(({ key, label }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <SwitchField
            label="Single-key shortcuts"
            hint="Kept on this device."
            checked={of.isOn}
            onChange={({ currentTarget }) => of.switchTo(currentTarget.checked)}
          />
        </div>
      </Dialog>
    </>
  );
}
