import {
  AuthorizationType,
  type IResource,
  type MethodOptions,
  MockIntegration,
  PassthroughBehavior,
  type RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { requestErrors } from '../contracts/request/errors';
import { acknowledge } from './acknowledge';
import { answerHeaders, errorBody } from './gateway-responses';

const unknownRoute = 'request/unknown-route';
const status = String(requestErrors[unknownRoute].status);

/** Answers every path and method that no area serves, without a function. */
export function answerUnknownRoutes({ root }: RestApi, siteOrigin: string): void {
  const headers = Object.entries(answerHeaders(siteOrigin));
  const integration = new MockIntegration({
    passthroughBehavior: PassthroughBehavior.NEVER,
    requestTemplates: {
      'application/json': JSON.stringify({ statusCode: requestErrors[unknownRoute].status }),
    },
    integrationResponses: [
      {
        statusCode: status,
        responseParameters: Object.fromEntries(headers.map(([name, value]) => [responseHeader(name), value])),
        responseTemplates: { 'application/json': errorBody(unknownRoute) },
      },
    ],
  });
  const answered: MethodOptions = {
    authorizationType: AuthorizationType.NONE,
    methodResponses: [
      {
        statusCode: status,
        responseParameters: Object.fromEntries(headers.map(([name]) => [responseHeader(name), true])),
      },
    ],
  };
  const catchAlls: IResource[] = [root, root.addResource('{proxy+}')];
  for (const resource of catchAlls) {
    const method = resource.addMethod('ANY', integration, answered);
    for (const rule of ['APIG4', 'COG4'])
      acknowledge(method, rule, 'API Gateway itself returns 404 here; no function runs');
  }
}

function responseHeader(name: string): string {
  return `method.response.header.${name}`;
}
