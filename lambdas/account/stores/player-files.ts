import { DeleteObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';

/** Everything that lies in the bucket under the number of a player. */
export interface PlayerFiles {
  /** Removes files of all their data, documents in quarantine or kept, and their picture. It can be repeated. */
  removeAll(player: string): Promise<void>;
}

/** Folders with one for each player. */
const folders = ['exports', 'quarantine', 'identity'];

export function createPlayerFiles(client: S3Client, bucket: string): PlayerFiles {
  return {
    async removeAll(player) {
      for (const folder of folders) await empty(`${folder}/${player}/`);
      await remove(`avatars/${player}`);
    },
  };

  /** Lists again until nothing is left: each page is gone before the next one is asked for. */
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
