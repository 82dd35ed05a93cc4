import { postConfirmationDependencies } from '../../dependencies/triggers';
import { answerConfirmation } from './answer-confirmation';

export const handler = answerConfirmation(postConfirmationDependencies());
