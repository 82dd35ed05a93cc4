import * as z from 'zod';
import { defineRoute } from '../route-contract';

const uploadKey = z
  .string()
  .max(300)
  .regex(
    /^uploads\/[\w:-]+\/[\w-]+\.webp$/,
    'must be the key of an upload, such as uploads/…/picture-800.webp',
  );

export const publishPicture = defineRoute({
  method: 'post',
  path: '/admin/pictures',
  operationId: 'publishPicture',
  summary: 'Checks an uploaded picture from its bytes and publishes it in both of its sizes.',
  idempotent: true,
  body: z.strictObject({
    uploads: z
      .array(uploadKey)
      .length(2)
      .meta({ description: 'Keys of the picture as WebP, 800 and 400 pixels wide, in that order.' }),
  }),
  answer: z.object({
    image: z.string().meta({
      description: 'What a product names; the smaller size is beside it under the same name with 400.',
    }),
  }),
  refusals: ['session/forbidden', 'pictures/unknown-upload', 'pictures/too-large', 'pictures/not-a-picture'],
});

/** The storage cannot tell which admin removes a picture, so the site records it first. */
export const recordPictureRemoval = defineRoute({
  method: 'post',
  path: '/admin/pictures/removals',
  operationId: 'recordPictureRemoval',
  summary: 'Puts on record who is about to take a stored picture away, in both of its sizes.',
  idempotent: true,
  body: z.strictObject({
    image: z
      .string()
      .max(140)
      .regex(
        /^media\/products\/[A-Za-z0-9][A-Za-z0-9._-]*$/,
        'must be the key of a picture, such as media/products/tea-800.webp',
      )
      .meta({ description: 'What a product names.' }),
  }),
  answer: z.object({ image: z.string() }),
  refusals: ['session/forbidden'],
});

export const adminPictureContracts = [publishPicture, recordPictureRemoval];
