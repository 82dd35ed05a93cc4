import { sweepPicturesDependencies } from '../../dependencies/pictures';
import { sweepPictures } from '../../pictures/sweep-pictures';

export const handler = sweepPictures(sweepPicturesDependencies());
