import * as z from 'zod';
import { paymentFaults, paymentSettings } from './payment-settings';
import { localSignIn, signInFaults, signInSettings } from './sign-in-settings';

const stageNames = ['dev', 'staging', 'prod', 'local'] as const;
export type StageName = (typeof stageNames)[number];

/** CloudFront accepts certificates and web ACLs from this region only, so the one stack is there. */
const region = 'us-east-1';

const keptForDays = [1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731] as const;

const host = String.raw`([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}`;
const hostName = z.string().regex(new RegExp(`^${host}$`), 'must be a lowercase host name');

const siteOrigin = z
  .string()
  .regex(
    new RegExp(String.raw`^(\*|https://${host})$`),
    'must be "*" or an address such as https://play.example.com',
  );

/** CloudFront's generated address, the only one of a stage without a domain. */
const distributionAddress = /^https:\/\/[a-z0-9]+\.cloudfront\.net$/;

const throttle = z.strictObject({
  requestsPerSecond: z.int().min(1).max(10_000),
  burst: z.int().min(1).max(5_000),
});

/** The range of a rate rule of AWS WAF. */
const rate = z.int().min(10).max(2_000_000_000);

const settings = z.strictObject({
  region: z.literal(region, `must be ${region}`),
  access: z.enum(['public-pages', 'members-only']),
  demos: z.enum(['signed-in', 'public']),
  siteOrigin,
  domain: z
    .strictObject({
      name: hostName,
      certificateArn: z
        .string()
        .regex(
          /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
          `must be the ARN of a certificate in ${region}`,
        ),
    })
    .optional(),
  hsts: z.enum(['host', 'subdomains', 'preload']),
  ses: z
    .strictObject({
      fromAddress: z.email('must be an email address'),
      verifiedDomain: hostName,
      /** Codes and notices per hour, together, at which the alarm fires. */
      alarmAtMailsPerHour: z.int().min(1).default(500),
    })
    .optional(),
  alarms: z.strictObject({ email: z.email('must be an email address') }).optional(),
  signIn: signInSettings.optional(),
  payments: paymentSettings,
  retainData: z.boolean(),
  terminationProtection: z.boolean(),
  demoAccounts: z.boolean(),
  ownsApiGatewayAccount: z.boolean(),
  logRetentionDays: z.literal(keptForDays, `must be one of ${keptForDays.join(', ')}`),
  apiThrottle: throttle.extend({ public: throttle, webhooks: throttle }),
  firewall: z
    .strictObject({
      /** Per network address in five minutes: requests to the APIs and the user pool together, files of the site, codes by mail. */
      requestsPerAddress: rate.default(3_000),
      filesPerAddress: rate.default(6_000),
      codesPerAddress: rate.default(30),
      /** Per access token in a minute. */
      listsPerSignIn: rate.default(300),
    })
    .optional(),
  play: z.strictObject({
    shortestCycleMs: z.strictObject({
      slots: z.int().min(0).max(60_000),
      others: z.int().min(0).max(60_000),
    }),
    writesPerSecond: z.int().min(1).max(1_000),
    readsPerSecond: z.int().min(1).max(1_000),
  }),
  store: z.strictObject({
    // SQS delays a message for 15 minutes at most.
    reservationSeconds: z.int().min(1).max(900),
    minimumOrder: z.int().min(1).max(1_000_000),
    identityCheckAbove: z.int().min(0).max(100_000_000),
    leastMysteryWorthPercent: z.int().min(1).max(100),
  }),
  losses: z.strictObject({
    alarmAtAdjustedSweepsPerDay: z.int().min(1),
    alarmAtLostSweepsPerDay: z.int().min(1),
  }),
});

/** Every setting that may differ between two deployments; each field is explained in `lib/README.md`. */
export type Stage = Readonly<z.infer<typeof settings>> & { readonly name: StageName };

/** A stage that cannot be deployed; the message names every field at fault. */
export class StageError extends Error {
  override readonly name = 'StageError';
}

/** From the start of one round to the start of the next. */
const shortestCycleMs = { slots: 2_500, others: 5_000 };

/** The local stage delivers all mail to its own mailbox. */
const localMail = { fromAddress: 'harbour@jade.test', verifiedDomain: 'jade.test' };

const everyStage = {
  region,
  access: 'public-pages',
  demos: 'signed-in',
  hsts: 'host',
  retainData: false,
  // The CDK's command line applies it before it creates the resources, and cannot delete a stack whose creation then failed.
  terminationProtection: false,
  demoAccounts: false,
  ownsApiGatewayAccount: false,
  logRetentionDays: 14,
  apiThrottle: {
    requestsPerSecond: 2_000,
    burst: 4_000,
    public: { requestsPerSecond: 500, burst: 1_000 },
    webhooks: { requestsPerSecond: 100, burst: 200 },
  },
  play: { shortestCycleMs, writesPerSecond: 20, readsPerSecond: 20 },
  payments: { provider: 'sandbox' },
  store: {
    reservationSeconds: 600,
    minimumOrder: 1_000,
    identityCheckAbove: 10_000,
    leastMysteryWorthPercent: 60,
  },
  losses: { alarmAtAdjustedSweepsPerDay: 50_000, alarmAtLostSweepsPerDay: 500_000 },
};

const defaults: Record<StageName, object> = {
  dev: { ...everyStage, siteOrigin: '*', ownsApiGatewayAccount: true },
  staging: { ...everyStage, retainData: true, logRetentionDays: 30 },
  prod: { ...everyStage, retainData: true, logRetentionDays: 365, ownsApiGatewayAccount: true },
  local: { ...everyStage, siteOrigin: '*', demoAccounts: true, signIn: localSignIn, ses: localMail },
};

/**
 * Reads the settings of one stage: its defaults, then the overrides in `cdk.json` under `context.stages.<name>`.
 *
 * @param name     as given by `-c stage=`
 * @param context  the whole CDK context
 * @throws StageError when the stage is unknown, or naming every field that is missing, unknown or out of bounds
 */
export function loadStage(name: unknown, context: Record<string, unknown>): Stage {
  const known = stageNames.find((candidate) => candidate === name);
  if (!known) {
    const problem = typeof name === 'string' && name ? `there is no stage "${name}"` : 'no stage is selected';
    throw new StageError(`stage: ${problem}. Select one with -c stage=<name>: ${stageNames.join(', ')}.`);
  }

  const parsed = settings.safeParse(merge(defaults[known], ownSettings(known, context)));
  const faults = parsed.success ? faultsTogether(known, parsed.data) : parsed.error.issues.flatMap(describe);
  if (!parsed.success || faults.length > 0) throw new StageError(complaint(known, faults));
  return { name: known, ...parsed.data };
}

function ownSettings(name: StageName, context: Record<string, unknown>): object {
  const stages = z.record(z.string(), z.looseObject({})).optional().safeParse(context['stages']);
  if (!stages.success)
    throw new StageError('stages: must be an object that contains one settings object per stage.');
  const own: { domain?: unknown; siteOrigin?: unknown } = stages.data?.[name] ?? {};
  const domain = z.looseObject({ name: z.string() }).safeParse(own.domain);
  return domain.success ? { siteOrigin: `https://${domain.data.name}`, ...own } : own;
}

function merge(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [field, value] of Object.entries(over)) {
    const below = merged[field];
    merged[field] = isPlainObject(below) && isPlainObject(value) ? merge(below, value) : value;
  }
  return merged;
}

/** Faults of fields that are valid by themselves but not in combination, or not on this stage. */
function faultsTogether(name: StageName, stage: z.infer<typeof settings>): string[] {
  const guarded = name === 'staging' || name === 'prod';
  const faults: [boolean, string][] = [
    [
      guarded && stage.siteOrigin === '*',
      'siteOrigin: must be a specific address, because only that site may call the API',
    ],
    [
      stage.domain !== undefined && stage.siteOrigin !== `https://${stage.domain.name}`,
      'siteOrigin: must match domain.name. Omit siteOrigin to derive it from the domain',
    ],
    [
      stage.domain === undefined && stage.siteOrigin !== '*' && !distributionAddress.test(stage.siteOrigin),
      'siteOrigin: requires a domain of the same name, or nothing serves the site there. A stage without a domain ' +
        'uses the https://….cloudfront.net address that its deployment prints as SiteUrl',
    ],
    [
      stage.domain === undefined && stage.hsts !== 'host',
      'hsts: must be "host" without a domain, because only that host name is ours',
    ],
    [
      stage.access === 'members-only' && stage.demos === 'public',
      'demos: must be "signed-in" on a stage with access "members-only", which has no page for guests but the sign-in',
    ],
    [guarded && !stage.retainData, 'retainData: must be true, because the stored data belongs to players'],
    [
      name === 'prod' && !stage.ses,
      'ses: is required, because Cognito itself sends only about 50 emails a day',
    ],
    [name === 'prod' && !stage.alarms, 'alarms: is required, so that an operator receives alarms'],
    ...signInFaults(stage.signIn, { siteOrigin: stage.siteOrigin, isLocal: name === 'local' }),
    ...paymentFaults(stage.payments, { siteOrigin: stage.siteOrigin, isProd: name === 'prod' }),
    [
      name !== 'local' && stage.demoAccounts,
      'demoAccounts: must be false, because only the local stage may have demo accounts',
    ],
    ...Object.entries(shortestCycleMs).map(([games, least]): [boolean, string] => [
      guarded && stage.play.shortestCycleMs[games as keyof typeof shortestCycleMs] < least,
      `play.shortestCycleMs.${games}: must be at least ${least} on staging and prod`,
    ]),
  ];
  return faults.filter(([applies]) => applies).map(([, fault]) => fault);
}

function describe(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: is not a stage setting`);
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return [`${path}: ${missing ? 'is required' : issue.message}`];
}

function complaint(name: StageName, faults: string[]): string {
  const lines = faults.map((fault) => `  ${fault}`).join('\n');
  return `Stage ${name} has invalid settings (cdk.json, context.stages.${name}):\n${lines}`;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
