import type { IdentityCheck } from '#domain/player/identity-check';
import type { DocumentStore } from '#lambdas/identity/stores/document-store';
import type { AvatarFiles } from '../stores/avatar-files';
import type { PlayerProfile } from '../stores/player-store';
import type { Archive } from './zip';

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** Packs a player's avatar, if there is one. */
export async function packPicture(
  archive: Archive,
  avatars: Pick<AvatarFiles, 'read'>,
  { player, avatar }: Pick<PlayerProfile, 'player' | 'avatar'>,
): Promise<void> {
  const picture = avatar && (await avatars.read(player));
  if (picture) archive.add(`picture.${endingOf(picture.contentType)}`, picture.bytes);
}

/** Packs the stored identity documents under the ids that the check uses. */
export async function packDocuments(
  archive: Archive,
  store: Pick<DocumentStore, 'readKept'>,
  { player, documents }: IdentityCheck,
): Promise<void> {
  for (const { id, kind, sha256 } of documents) {
    if (sha256 === null) continue;
    const { bytes, contentType } = await store.readKept({ player, document: id, sha256 });
    archive.add(`documents/${kind}-${id}.${endingOf(contentType)}`, bytes);
  }
}

function endingOf(contentType: string): string {
  return endings[contentType] ?? 'bin';
}
