import { useState } from 'react';
import { Button } from '#components/ui/button';
import { Dialog } from '#components/ui/dialog';
import { HelpLineLinks } from '#components/ui/help-line-links';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { exclusionMonths } from '#domain/play-limits/time-out';
import { ChoiceRow } from './choice-row';
import { ExclusionQuestions } from './exclusion-questions';
import type { PlayLimits } from './play-limits';

const forGood = 'for good';
const choices = exclusionMonths.map((months) => ({
  value: months === null ? forGood : String(months),
  label: lengthLabel(months),
}));

/** Self-exclusion for months or for good, with links to help. */
export function ExclusionPanel({
  limits,
  onChanged,
}: {
  limits: PlayLimits;
  onChanged: (limits: PlayLimits, message: string) => void;
}) {
  const [chosen, choose] = useState('6');
  const [isConfirming, setConfirming] = useState(false);
  const months = exclusionMonths.find((each) => String(each) === chosen) ?? null;
  return (
    <Panel title="Self-exclusion">
      <Note>
        For when a break is not enough. It starts right away, applies on every device and cannot be ended
        early. If you are worried about your playing, free and confidential help is available at any hour:{' '}
        <HelpLineLinks hasNumbers />.
      </Note>
      <ChoiceRow label="Length of self-exclusion" choices={choices} chosen={chosen} onChoose={choose} />
      <Button variant="danger" className="justify-self-start" onClick={() => setConfirming(true)}>
        Exclude me
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Self-exclusion: ${lengthLabel(months)}`}
      >
        <ExclusionQuestions
          months={months}
          limits={limits}
          onClose={() => setConfirming(false)}
          onChanged={(answer, message) => {
            setConfirming(false);
            onChanged(answer, message);
          }}
        />
      </Dialog>
    </Panel>
  );
}

function lengthLabel(months: number | null): string {
  if (months === null) return 'Permanent';
  if (months < 12) return `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}
