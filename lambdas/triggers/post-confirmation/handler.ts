import { postConfirmationDependencies } from '../../dependencies';
import { confirmSignUp } from './confirm-sign-up';

export const handler = confirmSignUp(postConfirmationDependencies());
