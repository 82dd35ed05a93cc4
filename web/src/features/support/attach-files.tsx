import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#components/ui/button';
import { Notice } from '#components/ui/notice';
import { attachmentRules, attachmentTypes } from '#domain/support/attachment';
import { AttachedFile } from './attached-file';
import type { AttachedFiles } from './use-attached-files';

const { mostFiles, mostMegabytes } = attachmentRules;

/**
 * Adds files to a message, and removes them.
 *
 * @param isWritten  whether the message with these files has arrived, and only files are still to be sent
 */
export function AttachFiles({
  attached,
  isPending,
  isWritten,
}: {
  attached: AttachedFiles;
  isPending: boolean;
  isWritten: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const { files, problems, progress, add, remove } = attached;
  return (
    <div className="grid gap-2" role="group" aria-label="Attachments">
      {files.length > 0 && (
        <ul className="grid gap-2">
          {files.map((file, place) => (
            <AttachedFile
              key={place}
              file={file}
              part={progress.get(file)}
              isPending={isPending}
              {...(!isWritten && {
                onRemove() {
                  remove(file);
                  // The button that had the focus is gone.
                  button.current?.focus();
                },
              })}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        className="sr-only"
        type="file"
        multiple
        accept={attachmentTypes.join(',')}
        aria-label="Files to attach"
        aria-describedby={hintId}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const added = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (added.length > 0) void add(added);
        }}
      />
      {!isWritten && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button
            ref={button}
            variant="outline"
            pending={isPending}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            <Paperclip aria-hidden="true" size={18} />
            Attach files
          </Button>
          <p id={hintId} className="text-sm text-muted">
            {`Up to ${mostFiles} files: JPEG, PNG, WebP or PDF, ${mostMegabytes} MB each.`}
          </p>
        </div>
      )}
      {problems.length > 0 && (
        <Notice tone="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
