import { useState } from 'react';
import { encodePicture, uploadPicture } from '#web/lib/catalog/picture-upload';
import { inOrder } from '#web/lib/page/in-order';

/** A pending upload. */
export interface Upload {
  /** The upload name; a retry reuses it. */
  readonly id: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  /** null without a failure. */
  readonly failure: unknown;
}

/**
 * Uploads pictures in parallel, each with its own progress and failure.
 *
 * @param onStored  called with the key of each stored picture, in the order in which they were chosen
 */
export function usePictureUploads(onStored: (key: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [handOver] = useState(inOrder);

  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  async function send({ id, file }: Upload) {
    change(id, { failure: null, share: 0 });
    try {
      await handOver(store(id, file), (key) => {
        onStored(key);
        drop(id);
      });
    } catch (failure) {
      change(id, { failure });
    }
  }

  async function store(id: string, file: File): Promise<string> {
    const sizes = await encodePicture(file);
    return uploadPicture({ name: id, sizes, onProgress: (share) => change(id, { share }) });
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
