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
  summary: 'Validate an uploaded picture and publish it in both sizes.',
  idempotent: true,
  body: z.strictObject({
    uploads: z
      .array(uploadKey)
      .length(2)
      .meta({ description: 'Upload keys of the picture as WebP, 800 and 400 pixels wide, in that order.' }),
  }),
  answer: z.object({
    image: z.string().meta({
      description: 'Key of the picture for the product. The smaller size has the same name with 400.',
    }),
  }),
  refusals: ['session/forbidden', 'pictures/unknown-upload', 'pictures/too-large', 'pictures/not-a-picture'],
});

/** The storage cannot tell which admin removes a picture, so the site records it first. */
export const recordPictureRemoval = defineRoute({
  method: 'post',
  path: '/admin/pictures/removals',
  operationId: 'recordPictureRemoval',
  summary: 'Record that the admin is about to delete a picture in both sizes.',
  idempotent: true,
  body: z.strictObject({
    image: z
      .string()
      .max(140)
      .regex(
        /^media\/products\/[A-Za-z0-9][A-Za-z0-9._-]*$/,
        'must be the key of a picture, such as media/products/tea-800.webp',
      )
      .meta({ description: 'Key of the picture as stored in the product.' }),
  }),
  answer: z.object({ image: z.string() }),
  refusals: ['session/forbidden'],
});

export const adminPictureContracts = [publishPicture, recordPictureRemoval];
