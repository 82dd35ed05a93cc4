import { apiGateway } from './api-gateway/start';
import { appSync } from './appsync/start';
import { bucketDeployment } from './bucket-deployment/start';
import { cloudFront } from './cloudfront/start';
import { cognitoIdentity } from './cognito-identity/start';
import { cognito } from './cognito/start';
import { dynamoDb } from './dynamodb/start';
import type { Service } from './emulated-service';
import { eventBridge } from './events/start';
import { iam } from './iam/start';
import { lambda } from './lambda/start';
import { s3 } from './s3/start';
import { secretsManager } from './secrets/start';
import { ses } from './ses/start';
import { site } from './site/start';
import { sqs } from './sqs/start';
import { streams } from './streams/start';

/** Every service in the order of the start; they close in the opposite order. */
export const emulatedServices: readonly Service[] = [
  iam,
  ses,
  secretsManager,
  dynamoDb,
  sqs,
  lambda,
  eventBridge,
  s3,
  cognito,
  cognitoIdentity,
  appSync,
  apiGateway,
  streams,
  cloudFront,
  bucketDeployment,
  site,
];
