import { mostAvatarBytes } from '#domain/player/avatar';
import { pictureRules } from '#domain/rewards/picture-rules';
import { defineError } from '../error';

/** Error codes of the catalog. */
export const catalogErrors = {
  'pictures/unknown-upload': defineError(404, 'No upload has this key. Upload the picture again.'),
  'pictures/too-large': defineError(
    413,
    `The limit for a picture is ${pictureRules.mostMegabytes} MB for products and ${mostAvatarBytes / 1024} KB for players.`,
  ),
  'pictures/not-a-picture': defineError(415, 'The file is not a picture of the required format and size.'),
};
