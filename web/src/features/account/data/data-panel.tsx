import { Download, FolderDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button, buttonClass } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import type { DataExport } from '#contracts/account/export-routes';
import { exportKeptHours } from '#domain/player/data-export';
import { sizeLabel } from '#web/lib/format/units';
import { useDataExport } from './use-data-export';

/** Export of the player's personal data. */
export function DataPanel() {
  const { shown, isPending, failure, request, retry, renew } = useDataExport();
  return (
    <Panel title="Your data">
      <Note>
        Download your profile, all transactions with the seeds of every round, orders, purchases and the
        status of your identity check as one ZIP of JSON and CSV files.{' '}
        {`We prepare it in the background and keep it for ${exportKeptHours} hours.`}
      </Note>
      {failure !== null && <FailureNotice failure={failure} onRetry={retry} />}
      {shown?.state === 'failed' && (
        <Notice tone="error">
          <p className="font-bold">We could not prepare your file.</p>
          <p>Your data is safe. Please try again.</p>
        </Notice>
      )}
      <p role="status">{shown?.state === 'ready' && 'Your file is ready.'}</p>
      <Row>
        {shown?.state === 'ready' && shown.link !== null ? (
          <ReadyFile key={shown.link} made={shown} link={shown.link} onRenew={renew} />
        ) : (
          <Button variant="outline" pending={isPending} onClick={request}>
            <FolderDown aria-hidden="true" size={18} />
            {isPending ? 'Preparing your file' : 'Prepare my data'}
          </Button>
        )}
      </Row>
    </Panel>
  );
}

function ReadyFile({
  made: { bytes, linkExpiresAt },
  link,
  onRenew,
}: {
  made: DataExport;
  link: string;
  onRenew: () => void;
}) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const leftMs = linkExpiresAt === null ? 0 : Date.parse(linkExpiresAt) - Date.now();
    const timer = setTimeout(() => setOver(true), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [linkExpiresAt]);

  if (isOver)
    return (
      <Button variant="outline" onClick={onRenew}>
        Get a new link
      </Button>
    );
  return (
    <a className={buttonClass({ variant: 'primary' })} href={link} download>
      <Download aria-hidden="true" size={18} />
      Download{bytes !== null && ` (${sizeLabel(bytes)})`}
    </a>
  );
}
