import { writeNoticesDependencies } from '../../dependencies';
import { writeNotices } from './write-notices';

export const handler = writeNotices(writeNoticesDependencies());
