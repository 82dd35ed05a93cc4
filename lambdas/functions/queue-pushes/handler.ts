import { pushEvents } from '#lambdas/relay/push-events';
import { pushDependencies } from './dependencies';

export const handler = pushEvents(pushDependencies());
