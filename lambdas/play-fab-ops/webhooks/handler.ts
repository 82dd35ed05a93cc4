import { lambdaHandler } from '#http/lambda-handler';
import { webhookDependencies } from '../../dependencies/payments';
import { webhookRoutes } from './routes';

export const handler = lambdaHandler(webhookRoutes(webhookDependencies()));
