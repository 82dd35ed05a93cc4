import { pushDependencies } from '../../dependencies';
import { pushEvents } from './push-events';

export const handler = pushEvents(pushDependencies());
