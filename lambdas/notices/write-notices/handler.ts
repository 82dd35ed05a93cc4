import { writeNoticesDependencies } from '../../dependencies/notices';
import { writeNotices } from './write-notices';

export const handler = writeNotices(writeNoticesDependencies());
