import { pushDependencies } from '../../dependencies/streams';
import { pushEvents } from './push-events';

export const handler = pushEvents(pushDependencies());
