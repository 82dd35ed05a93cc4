import type { PictureStore } from '#lambdas/catalog/stores/picture-store';

/** In-memory fake of the bucket of pictures. */
export interface FakePictures {
  readonly pictures: PictureStore;
  /** Published pictures by key, in order. */
  readonly published: Map<string, Uint8Array>;
}

/** @param uploads  content by key */
export function createFakePictures(uploads: Readonly<Record<string, Uint8Array>> = {}): FakePictures {
  const published: FakePictures['published'] = new Map();
  return {
    published,
    pictures: {
      async readUpload(key, mostBytes) {
        const bytes = uploads[key];
        if (!bytes) return 'missing';
        return bytes.length > mostBytes ? 'too-large' : bytes;
      },
      publish: async (key, bytes) => void published.set(key, bytes),
    },
  };
}
