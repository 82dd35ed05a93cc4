import { webhookRoutes } from '#lambdas/coins/webhook-routes';
import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { webhookDependencies } from './dependencies';

export const handler = lambdaHandler(webhookRoutes(webhookDependencies()));
