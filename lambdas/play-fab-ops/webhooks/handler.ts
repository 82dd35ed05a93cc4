import { lambdaHandler } from '#http/lambda-handler';
import { webhookDependencies } from '../../payment-dependencies';
import { webhookRoutes } from './routes';

export const handler = lambdaHandler(webhookRoutes(webhookDependencies()));
