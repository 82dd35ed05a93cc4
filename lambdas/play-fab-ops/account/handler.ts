import { lambdaHandler } from '#http/lambda-handler';
import { accountDependencies } from '../../dependencies/api';
import { accountRoutes } from './routes';

export const handler = lambdaHandler(accountRoutes(accountDependencies()));
