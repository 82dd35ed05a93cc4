import { useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Panel } from '#components/ui/panel';
import { Skeleton } from '#components/ui/skeleton';
import type { AccountDeletion } from '#contracts/account/deletion-routes';
import { weekdayInstantLabel } from '#web/lib/format/dates';
import { BlockerList } from './blocker-list';
import { DeletionForm } from './deletion-form';
import { DeletionLists } from './deletion-lists';
import { readDeletion, useDeletion } from './deletion-state';
import { KeepButton } from './keep-button';

/** Deletion of the account: its consequences, the request and its cancellation. */
export function DeletionPanel() {
  const { deletion, failure } = useDeletion();
  return (
    <Panel title="Delete your account" className="col-span-full" id="deletion">
      {deletion ? (
        <DeletionStatus deletion={deletion} />
      ) : failure === null ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <FailureNotice failure={failure} onRetry={() => void readDeletion()} />
      )}
    </Panel>
  );
}

function DeletionStatus({ deletion }: { deletion: AccountDeletion }) {
  const [isOpen, setOpen] = useState(false);
  const { requested, waitingDays, blockers } = deletion;
  if (requested)
    return (
      <div className="grid gap-4">
        <p>
          {`You requested this on ${weekdayInstantLabel(requested.requestedAt)}. We will close and erase your account after ${weekdayInstantLabel(requested.eraseAt)} unless you keep it.`}
        </p>
        {blockers.length > 0 && <BlockerList blockers={blockers} />}
        <DeletionLists deletion={deletion} />
        <KeepButton />
      </div>
    );
  return (
    <div className="grid gap-4">
      <Note>
        {`You can delete your account at any time. You have ${waitingDays} days to change your mind. After that, we close your account and erase your personal data.`}
      </Note>
      {isOpen ? (
        <>
          <DeletionLists deletion={deletion} />
          {blockers.length > 0 ? (
            <>
              <BlockerList blockers={blockers} />
              <Button variant="outline" className="justify-self-start" onClick={() => void readDeletion()}>
                Check again
              </Button>
            </>
          ) : (
            <DeletionForm deletion={deletion} onLeave={() => setOpen(false)} />
          )}
        </>
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          See what happens
        </Button>
      )}
    </div>
  );
}
