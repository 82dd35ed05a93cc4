import { lambdaHandler } from '#http/lambda-handler';
import { adminDependencies } from '../../dependencies/api';
import { adminRoutes } from './routes';

export const handler = lambdaHandler(adminRoutes(adminDependencies()));
