import { writeNotices } from '#lambdas/notices/write-notices';
import { writeNoticesDependencies } from './dependencies';

export const handler = writeNotices(writeNoticesDependencies());
