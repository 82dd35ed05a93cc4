import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** All files in the bucket that belong to a player. */
export interface PlayerFiles {
  /** Removes exports, quarantined and stored documents, files of tickets, and the avatar. Repeatable. */
  removeAll(player: string): Promise<void>;
}

/** Folders with a subfolder per player. */
const folders = ['exports', 'quarantine', 'identity', 'attachments'];

export function createPlayerFiles(client: S3Client, bucket: string): PlayerFiles {
  return {
    async removeAll(player) {
      for (const folder of folders) await empty(`${folder}/${player}/`);
      await remove(`avatars/${player}`);
    },
  };

  /** Lists from the start until nothing is left, because each page is deleted before the next request. */
  async function empty(prefix: string): Promise<void> {
    for (;;) {
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
      const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      if (keys.length === 0) return;
      for (const key of keys) await remove(key);
    }
  }

  async function remove(key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  }
}
