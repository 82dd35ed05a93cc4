import { triggerDependencies } from '../../dependencies';
import { confirmSignUp } from './confirm-sign-up';

export const handler = confirmSignUp(triggerDependencies('post-confirmation'));
