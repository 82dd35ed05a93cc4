import { useState } from 'react';
import { addFiles, checkFiles, type Chosen, fileName } from './attachable';

export type AttachedFiles = ReturnType<typeof useAttachedFiles>;

const none: Chosen = { files: [], problems: [] };

/** The files of a message that is being written, with the sent part of each. */
export function useAttachedFiles() {
  const [{ files, problems }, setChosen] = useState(none);
  const [progress, setProgress] = useState<ReadonlyMap<File, number>>(new Map());
  return {
    files,
    problems,
    progress,
    /** What the body of the message says about its files. */
    announcement: files.length > 0 ? { attachments: files.map(fileName) } : {},
    async add(added: readonly File[]) {
      const checked = await checkFiles(added);
      // Files may have been added or removed during the check.
      setChosen((before) => addFiles(before.files, checked));
    },
    remove: (file: File) =>
      setChosen((before) => ({ files: before.files.filter((each) => each !== file), problems: [] })),
    showProgress: (file: File, part: number) => setProgress((before) => new Map(before).set(file, part)),
    clear() {
      setChosen(none);
      setProgress(new Map());
    },
  };
}
