import { Annotations, Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  Distribution,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { brand } from '#domain/operator/brand';
import type { Stage } from '../stage';
import type { AccessLogs } from './access-logs';
import { acknowledge } from './acknowledge';
import type { EdgeKey } from './edge-key';
import { hostOf } from './play-fab-ops';
import { frameGameHeaders, mediaHeaders, siteHeaders, unityFrameHeaders } from './site-headers';
import { charsetFunctionCode, pathFunctionCode, type SitePaths } from './site-paths';

interface SiteProps extends SitePaths {
  readonly stage: Stage;
  /** Pictures and other files that are served below `/media/`. */
  readonly files: IBucket;
  readonly accessLogs: AccessLogs;
  /** Identifies the distribution to the REST API. */
  readonly edgeKey: EdgeKey;
  /** Records where sign-ins come from, which only the distribution knows. */
  readonly restApi: RestApi;
  /** Addresses that pages call besides the site itself; see the content policy. */
  readonly calledAddresses: readonly string[];
  /** ARN of the web ACL in front of the site. @default none */
  readonly webAclArn?: string | undefined;
}

const readOnly = {
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  compress: true,
};

/** Bucket, distribution, headers and path functions that serve the site. */
export class Site extends Construct {
  readonly bucket: IBucket;
  readonly url: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { stage, prerenderedPaths, applicationPaths, files, accessLogs, calledAddresses, webAclArn } =
      props;
    // Retained when a stage is removed: emptying it would take a function with permission to delete everything.
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: accessLogs.bucket,
      serverAccessLogsPrefix: 'site/',
      // The CDK's class and interface declare an optional property differently, which `exactOptionalPropertyTypes` rejects.
    }) as IBucket;
    const headers = siteHeaders({ stage, calledAddresses });
    const siteFiles = {
      ...readOnly,
      // Listing is granted so that a missing file returns 404 instead of 403. No request reaches the listing itself: query strings are not
      // forwarded, and the path function turns `/` into a file.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      cachePolicy: this.followOriginHeaders(),
    };
    const namedCharset = {
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_RESPONSE, function: this.charsetFunction() },
      ],
    };
    const pathFunction = this.pathFunction({ prerenderedPaths, applicationPaths }, stage);
    const distribution = new Distribution(this, 'Distribution', {
      comment: `${brand.name} ${stage.name}`,
      httpVersion: HttpVersion.HTTP2_AND_3,
      // If CloudFront fills in this name before the path function runs, Home is still the prerendered page.
      defaultRootObject: prerenderedPaths.includes('/') ? 'index.html' : 'shell.html',
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: accessLogs.bucket,
      logFilePrefix: 'distribution/',
      ...(webAclArn !== undefined && { webAclId: webAclArn }),
      ...ownAddress(this, stage),
      defaultBehavior: {
        ...siteFiles,
        responseHeadersPolicy: new ResponseHeadersPolicy(this, 'Headers', headers),
        functionAssociations: [
          { eventType: FunctionEventType.VIEWER_REQUEST, function: pathFunction },
          { eventType: FunctionEventType.VIEWER_RESPONSE, function: pathFunction },
        ],
      },
      additionalBehaviors: {
        // Framed documents are requested by file name, and each kind has a policy of its own.
        '/frame-games/*': {
          ...siteFiles,
          ...namedCharset,
          responseHeadersPolicy: new ResponseHeadersPolicy(this, 'FrameGameHeaders', frameGameHeaders(stage)),
        },
        '/unity-frame/*': {
          ...siteFiles,
          ...namedCharset,
          responseHeadersPolicy: new ResponseHeadersPolicy(
            this,
            'UnityFrameHeaders',
            unityFrameHeaders(stage),
          ),
        },
        '/account/viewer-region': this.viewerRegion(props),
        '/media/*': {
          ...readOnly,
          ...namedCharset,
          // A missing picture returns 403 like a forbidden one, so responses do not reveal which files exist.
          origin: S3BucketOrigin.withOriginAccessControl(files),
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: new ResponseHeadersPolicy(this, 'MediaHeaders', mediaHeaders(stage)),
        },
      },
    });
    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The distribution has a default root object and a path function.',
    );
    this.distribution = distribution;
    acknowledgeOpenSite(distribution, stage);
    this.url = stage.domain ? stage.siteOrigin : `https://${distribution.distributionDomainName}`;
  }

  /** Every file carries its own Cache-Control; the managed policy would keep `no-store` responses for a second all the same. */
  private followOriginHeaders(): CachePolicy {
    return new CachePolicy(this, 'Cache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  private charsetFunction(): CloudFrontFunction {
    return new CloudFrontFunction(this, 'Charset', {
      comment: 'Sets the charset of text files',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(charsetFunctionCode()),
    });
  }

  /**
   * Routes one path to the REST API, with the player's access token and CloudFront's location of the viewer. All three headers are in the
   * cache policy, because an origin request policy may not forward `Authorization`, and CloudFront accepts headers in it only where caching
   * is possible. Nothing is cached: CloudFront keeps no response to a POST, and every response of the API says `no-store`.
   *
   * @see
   *   https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/add-origin-custom-headers.html#add-origin-custom-headers-forward-authorization
   */
  private viewerRegion({ stage, restApi, edgeKey }: SiteProps): BehaviorOptions {
    return {
      origin: new HttpOrigin(hostOf(restApi, stage), {
        originPath: `/${stage.name}`,
        customHeaders: edgeKey.headers,
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      compress: false,
      cachePolicy: new CachePolicy(this, 'ViewerRegionCache', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(1),
        headerBehavior: CacheHeaderBehavior.allowList(
          'Authorization',
          'CloudFront-Viewer-Country',
          'CloudFront-Viewer-Country-Region',
        ),
      }),
    };
  }

  /** On a members-only stage no response reveals which pages exist: every path leads to the sign-in. */
  private pathFunction(paths: SitePaths, { access }: Stage): CloudFrontFunction {
    const code = pathFunctionCode(paths, { knowsPages: access === 'public-pages' });
    return new CloudFrontFunction(this, 'Path', {
      comment: 'Maps a path to a file and a status',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
  }
}

function acknowledgeOpenSite(distribution: Distribution, { domain, firewall }: Stage): void {
  acknowledge(
    distribution,
    'CFR1',
    'anyone may view the site; eligibility to play is not decided by location at the edge',
  );
  if (!firewall)
    acknowledge(
      distribution,
      'CFR2',
      'a firewall has a monthly price; the distribution serves files and one route that has its own rate limits',
    );
  if (domain) return;
  acknowledge(distribution, 'CFR4', 'CloudFront sets the minimum TLS version of its default domain name');
}

function ownAddress(scope: Construct, { domain }: Stage) {
  if (!domain) return {};
  return {
    domainNames: [domain.name],
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}
