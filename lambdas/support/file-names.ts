import { asStored } from './as-stored';

/** The names of the files that a message announces, as the table returns them. */
export function fileNamesOf({ attachments = [] }: { attachments?: readonly string[] | undefined }): string[] {
  return attachments.map(asStored);
}
