import { questRoutes } from '#lambdas/quests/routes';
import { lambdaHandler } from '#lambdas/runtime/http/lambda-handler';
import { questsDependencies } from './dependencies';

export const handler = lambdaHandler(questRoutes(questsDependencies()));
