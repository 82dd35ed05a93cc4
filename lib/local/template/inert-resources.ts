/**
 * Resource types that the offline host accepts and does nothing with, each with the reason why a laptop loses
 * nothing by it. A type that is neither here nor provisioned stops the start.
 */
export const inertResources: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Deployment': 'the host always serves the methods of the template itself',
  'AWS::CloudFront::CachePolicy': 'nothing is cached between the site and the browser',
  'AWS::CloudFront::Distribution': 'the site comes from Vite',
  'AWS::CloudFront::Function': 'Vite serves the pages by their own paths',
  'AWS::CloudFront::OriginAccessControl': 'there is no bucket to protect from readers',
  'AWS::CloudFront::ResponseHeadersPolicy': 'policies of a document are tested on the built site',
  'AWS::Lambda::LayerVersion': "only CDK's own deployment functions have layers, and those never run",
  'AWS::Logs::LogGroup': 'logs are kept with each invocation',
  'AWS::S3::Bucket': 'the site comes from Vite; no function reads a bucket yet',
  'AWS::S3::BucketPolicy': 'as its bucket',
};
