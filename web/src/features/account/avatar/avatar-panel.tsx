import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FailureNotice } from '#components/feedback/failure-notice';
import { Button } from '#components/ui/button';
import { Note } from '#components/ui/note';
import { Notice } from '#components/ui/notice';
import { Panel } from '#components/ui/panel';
import { Row } from '#components/ui/row';
import { playFabOps } from '#web/lib/api/play-fab-ops';
import { useAttempt } from '#web/lib/api/use-attempt';
import { PictureRefused } from '#web/lib/catalog/picture-upload';
import type { AccountDetails } from '../account-details';
import { Avatar } from './avatar';
import { drawAvatar } from './draw-avatar';
import { sendAvatar } from './send-avatar';
import { useAvatarPicture } from './use-avatar-picture';

/** Shows, uploads, replaces and removes the player's avatar. */
export function AvatarPanel({
  account: { avatarSetAt },
  onChanged,
}: {
  account: AccountDetails;
  onChanged: (account: AccountDetails, message: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { url, failure: notShown, reload } = useAvatarPicture(avatarSetAt);
  /** The last chosen file; a retry sends it again. */
  const [chosen, setChosen] = useState<File | null>(null);
  const { send, isPending, failure } = useAttempt();
  const isThere = avatarSetAt !== null;

  function choose(file: File) {
    setChosen(file);
    void send(
      async () => sendAvatar(await drawAvatar(file)),
      (account) => {
        setChosen(null);
        onChanged(account, 'Your picture was saved.');
      },
    );
  }

  function remove() {
    setChosen(null);
    void send(
      () => playFabOps.delete('/account/avatar'),
      (account) => onChanged(account, 'Your picture was removed.'),
    );
  }

  return (
    <Panel title="Your picture">
      <div className="avatar-row flex items-center gap-4">
        <Avatar url={url} isLarge />
        <Note>
          Your device crops the picture to a small square and uploads nothing else from the file, such as
          where it was taken. Only you can see it.
        </Note>
      </div>
      {notShown !== null && <FailureNotice failure={notShown} onRetry={reload} />}
      {failure instanceof PictureRefused ? (
        <Notice tone="error">
          <p className="font-bold">{failure.message}</p>
          <p>Choose a picture file, such as a JPEG or PNG. Nothing was changed.</p>
        </Notice>
      ) : (
        failure !== null && (
          <FailureNotice failure={failure} onRetry={() => (chosen ? choose(chosen) : remove())} />
        )
      )}
      <input
        ref={input}
        className="sr-only"
        type="file"
        accept="image/*"
        aria-label="Picture file"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) choose(file);
        }}
      />
      <Row>
        <Button variant="outline" pending={isPending} onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" size={18} />
          {isThere ? 'Replace picture' : 'Choose a picture'}
        </Button>
        {isThere && (
          <Button variant="quiet" pending={isPending} onClick={remove}>
            <Trash2 aria-hidden="true" size={18} />
            Remove picture
          </Button>
        )}
      </Row>
    </Panel>
  );
}
