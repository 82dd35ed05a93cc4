import { createPlayerFiles, type PlayerFiles } from '#lambdas/account/stores/player-files';
import { s3 } from '../../aws/s3';

export function openPlayerFiles(bucket: string): PlayerFiles {
  return createPlayerFiles(s3(), bucket);
}
