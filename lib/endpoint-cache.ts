/**
 * Replaces `@aws-sdk/endpoint-cache` in every bundle. The client of DynamoDB creates one for the discovery of endpoints, which no function
 * uses: each has the endpoint of its Region, and the code that reads the cache is in no bundle.
 */
export class EndpointCache {}
