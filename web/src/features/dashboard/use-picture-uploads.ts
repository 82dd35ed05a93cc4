import { useState } from 'react';
import { encodePicture, uploadPicture } from '#web/lib/catalog/picture-upload';

/** A picture on its way. */
export interface Upload {
  /** The name that it is uploaded under; trying again uses it again. */
  readonly id: string;
  readonly file: File;
  /** 0 to 1. */
  readonly share: number;
  /** Null while nothing went wrong. */
  readonly failure: unknown;
}

/**
 * Uploads pictures side by side, each with its own progress and its own failure.
 *
 * @param onStored  told the key of each picture that has arrived
 */
export function usePictureUploads(onStored: (key: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function send({ id, file }: Upload) {
    change(id, { failure: null, share: 0 });
    try {
      const sizes = await encodePicture(file);
      onStored(await uploadPicture({ name: id, sizes, onProgress: (share) => change(id, { share }) }));
      drop(id);
    } catch (failure) {
      change(id, { failure });
    }
  }

  return {
    uploads,
    isUploading: uploads.some(({ failure }) => failure === null),
    add(files: readonly File[]) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file, share: 0, failure: null }));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) void send(upload);
    },
    retry: (upload: Upload) => void send(upload),
    drop: ({ id }: Upload) => drop(id),
  };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;
