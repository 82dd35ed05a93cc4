import { answerConfirmation } from '#lambdas/account/sign-up/answer-confirmation';
import { postConfirmationDependencies } from './dependencies';

export const handler = answerConfirmation(postConfirmationDependencies());
