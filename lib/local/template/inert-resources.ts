/**
 * Resource types that the offline host accepts and ignores, each with the reason why a local host loses nothing. A
 * type that is neither here nor provisioned stops the start.
 */
export const inertResources: Readonly<Record<string, string>> = {
  'AWS::ApiGateway::Deployment': 'the host always serves the methods of the template itself',
  'AWS::CloudFront::CachePolicy': 'nothing is cached between the site and the browser',
  'AWS::CloudFront::Distribution':
    'the site comes from Vite; which paths a bucket answers is read from it all the same',
  'AWS::CloudFront::Function': 'Vite serves the pages by their own paths',
  'AWS::CloudFront::OriginAccessControl': 'the site reads its buckets without asking S3',
  'AWS::CloudFront::ResponseHeadersPolicy': 'policies of a document are tested on the built site',
  'AWS::CloudWatch::Alarm': 'whoever runs the host reads what it prints',
  'AWS::CloudWatch::Dashboard': 'it shows metrics of the cloud; whoever runs the host reads what it prints',
  'AWS::Lambda::LayerVersion': "only CDK's own deployment functions have layers, and those never run",
  'AWS::Logs::LogGroup': 'logs are kept with each invocation',
  'AWS::Logs::MetricFilter': 'it counts lines for alarms and the dashboard',
  'AWS::SES::ConfigurationSet': 'all mail goes to the local mailbox',
  'AWS::SNS::Subscription': 'no alarm is raised; tests send its notification to the function of the queue',
  'AWS::SNS::Topic': 'it carries alarms to operators',
  'AWS::SNS::TopicPolicy': 'it carries alarms to operators',
};
