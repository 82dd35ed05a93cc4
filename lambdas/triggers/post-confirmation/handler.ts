import { postConfirmationDependencies } from '../../dependencies/triggers';
import { confirmSignUp } from './confirm-sign-up';

export const handler = confirmSignUp(postConfirmationDependencies());
