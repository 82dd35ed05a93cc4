import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import type { AdminPlayer } from './admin-player';
import { BirthdayForm } from './birthday-form';

/** Correction of a date of birth, or why there is none. */
export function BirthdayPanel({ of, onChange }: { of: AdminPlayer; onChange: (message: string) => void }) {
  if (of.identity.state !== 'approved') return <BirthdayForm of={of} onChange={onChange} />;
  return (
    <Panel title="Date of birth">
      <Notice tone="info">An approved identity check confirmed the date of birth, so it stays.</Notice>
    </Panel>
  );
}
