/**
 * The directions of imports: the one list that lint applies to every source file, and that `import-rules.test.ts` plants violations
 * against. Paths are relative to the repository.
 */

const below =
  (...folders) =>
  (path) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const into =
  (...folders) =>
  ({ file }) =>
    file !== undefined && below(...folders)(file);

/** Folders of the domain: each may import those before it. */
export const domainOrder = [
  'operator',
  'money',
  'player',
  'wallet',
  'play-limits',
  'fairness',
  'games',
  'coins',
  'quests',
  'referrals',
  'rewards',
  'affiliates',
  'support',
  'approvals',
  'notices',
  'audit',
  'ledger',
];
/** The part of the domain that resolvers include. AppSync runs it, so lint holds it to what APPSYNC_JS has. */
export const domainOfResolvers = [
  'lib/domain/rewards/category.ts',
  'lib/domain/rewards/listing.ts',
  'lib/domain/rewards/price.ts',
  'lib/domain/rewards/product-bounds.ts',
  'lib/domain/rewards/product-faults.ts',
  'lib/domain/rewards/random-prize.ts',
  'lib/domain/rewards/search-words.ts',
];
const isDomainOfResolvers = ({ file }) =>
  file !== undefined && domainOfResolvers.includes(file.replace(/(\.ts)?$/, '.ts'));
const domainRank = (path) => domainOrder.indexOf(path.split('/')[2] ?? '');

/** Folders of `lambdas` that are no area of the product. */
const noAreas = ['functions', 'runtime', 'in-memory', 'fakes', 'demo'];
const areaOf = (path) => {
  const [room, area] = path.split('/');
  return room === 'lambdas' && !noAreas.includes(area) ? area : undefined;
};
const isStore = (path) => /^lambdas\/([\w/-]+\/stores|runtime\/aws)\//.test(path);
const isRouteFile = (path) => /\/(\w+-)*routes(\.ts)?$/.test(path);
const isComposition = (path) =>
  below('lambdas/runtime/composition')(path) ||
  /^lambdas\/functions\/[\w-]+\/dependencies(\.ts)?$/.test(path);
const isUseCase = (path) => areaOf(path) !== undefined && !isStore(path);
const isStack = (path) =>
  below('lib/constructs', 'lib/rehearsal')(path) ||
  ['lib/casino-stack.ts', 'lib/stage.ts', 'bin/deploy.ts', 'bin/casino-app.ts'].includes(path);
/** Values that an operator or the product fixes, for the stack and for copy alike. */
const isSharedSetting = into(
  'lib/domain/operator',
  'lib/domain/player/password.ts',
  'lib/domain/rewards/picture-rules.ts',
);
/** The feature of a file below `web/src/features`; each folder of `admin` is one. */
const featureOf = (path) => /^web\/src\/features\/(admin\/[^/]+|[^/]+)/.exec(path)?.[1];
const areaOfAdmin = (feature) => feature.replace('admin/', '');

export const importRules = [
  {
    name: 'the domain imports nothing but itself',
    within: below('lib/domain'),
    forbids: (each) => !into('lib/domain')(each),
  },
  {
    name: `the domain goes ${domainOrder.join(' → ')}, and no folder imports a later one`,
    within: below('lib/domain'),
    forbids: ({ file }, path) => file !== undefined && domainRank(file) > domainRank(path),
  },
  {
    name: 'contracts import the domain, content and zod',
    within: below('lib/contracts'),
    forbids: (each) =>
      each.file === undefined
        ? !['zod', 'zod/mini', 'zod-openapi'].includes(each.specifier)
        : !into('lib/contracts', 'lib/domain', 'content')(each),
  },
  {
    name: 'Lambdas know nothing of where they run',
    within: below('lambdas'),
    forbids: into('lib/local', 'lib/constructs', 'lib/casino-stack', 'lib/stage', 'web', 'bin', 'test'),
  },
  {
    name: 'only stores and the composition of functions import AWS clients',
    within: (path) => below('lambdas')(path) && !isStore(path) && !isComposition(path),
    forbids: ({ specifier }) => specifier.startsWith('@aws-sdk/'),
  },
  {
    name: 'use cases and routes know stores by their types',
    within: isUseCase,
    forbids: ({ file, isTypeOnly }) => !isTypeOnly && file !== undefined && isStore(file),
  },
  {
    name: 'stores know no use case and no HTTP',
    within: isStore,
    forbids: (each) =>
      (each.file !== undefined && isUseCase(each.file)) ||
      into('lambdas/runtime/http', 'lambdas/runtime/composition', 'lambdas/functions')(each),
  },
  {
    name: 'an area imports no routes of another area',
    within: (path) => areaOf(path) !== undefined,
    forbids: ({ file }, path) =>
      file !== undefined && isRouteFile(file) && areaOf(file) !== undefined && areaOf(file) !== areaOf(path),
  },
  {
    name: 'only functions import functions',
    within: (path) => below('lambdas')(path) && !below('lambdas/functions')(path),
    forbids: into('lambdas/functions'),
  },
  {
    name: 'the runtime knows no area',
    within: (path) => below('lambdas/runtime')(path) && !isStore(path) && !isComposition(path),
    forbids: ({ file, isTypeOnly }) => !isTypeOnly && file !== undefined && areaOf(file) !== undefined,
  },
  {
    name: 'resolvers import each other, what AppSync provides and the part of the domain that it can run',
    within: below('graphql'),
    forbids: (each) =>
      each.file === undefined
        ? !each.specifier.startsWith('@aws-appsync/utils')
        : !into('graphql')(each) && !isDomainOfResolvers(each),
  },
  {
    name: 'the part of the domain that resolvers include imports types and itself',
    within: (path) => domainOfResolvers.includes(path),
    forbids: (each) => !each.isTypeOnly && !isDomainOfResolvers(each),
  },
  {
    name: 'the stack reaches code by path; it takes settings from the domain and errors of the gateway from contracts',
    within: isStack,
    forbids: (each, path) =>
      into('lambdas', 'lib/local', 'web', 'graphql')(each) ||
      (into('lib/domain')(each) && !isSharedSetting(each)) ||
      (!path.startsWith('bin/') && into('content')(each)) ||
      (into('lib/contracts')(each) && !each.file.includes('/errors')),
  },
  {
    name: 'the offline host reads the template, not the sources',
    within: below('lib/local'),
    forbids: into(
      'graphql',
      'lambdas',
      'lib/contracts',
      'lib/domain',
      'lib/constructs',
      'lib/casino-stack',
      'web/src',
      'content',
    ),
  },
  {
    name: 'the offline host knows nothing of this repository but in lib/local/product',
    within: (path) => below('lib/local')(path) && !below('lib/local/product')(path),
    forbids: (each) =>
      into('lib/local/product')(each) || (each.file !== undefined && !into('lib/local')(each)),
  },
  {
    name: 'only bin/local.ts uses the offline host',
    within: (path) => !below('lib/local', 'test')(path) && path !== 'bin/local.ts',
    forbids: into('lib/local'),
  },
  {
    name: 'nothing that runs imports tests',
    within: (path) => !below('test')(path),
    forbids: into('test'),
  },
  {
    name: 'nothing that runs imports fakes',
    within: (path) => !below('test', 'lambdas/fakes')(path),
    forbids: into('lambdas/fakes'),
  },
  {
    name: 'the demo history alone runs on tables in memory',
    within: (path) => !below('test', 'lambdas/in-memory', 'lambdas/fakes', 'lambdas/demo')(path),
    forbids: into('lambdas/in-memory'),
  },
  {
    name: 'only bin/demo-history.ts writes the demo history',
    within: (path) => !below('test', 'lambdas/demo')(path) && path !== 'bin/demo-history.ts',
    forbids: into('lambdas/demo'),
  },
  {
    name: 'the site and its build talk to the API, never to its code',
    within: below('web'),
    forbids: (each, path) =>
      into('lambdas', 'lib/constructs', 'lib/casino-stack', 'lib/local')(each) ||
      (below('web/src')(path) && into('lib/stage')(each)),
  },
  {
    name: 'pages take the types of contracts, and values only of fields and page-bounds, since schemas would be loaded',
    within: below('web/src', 'web/frame-games', 'web/unity-frame'),
    forbids: (each) =>
      !each.isTypeOnly &&
      into('lib/contracts')(each) &&
      !/^lib\/contracts\/([\w-]+\/fields|page-bounds)\.ts$/.test(each.file),
  },
  {
    name: 'pages import no entry point',
    within: below('web/src'),
    forbids: into('bin'),
  },
  {
    name: 'the site shares the protocol, the felt and the cards with documents that are built apart',
    within: below('web/src'),
    forbids: (each) =>
      into('web/frame-games', 'web/unity-frame')(each) &&
      !into('web/frame-games/protocol', 'web/frame-games/felt', 'web/frame-games/cards')(each),
  },
  {
    name: 'a game in a document of its own talks to the page by messages alone',
    within: below('web/frame-games', 'web/unity-frame', 'web/unity-builds'),
    forbids: into('web/src/features', 'web/src/app'),
  },
  {
    name: 'shared web code knows no feature',
    within: below('web/src/components', 'web/src/lib', 'web/src/styles'),
    forbids: into('web/src/features', 'web/src/app'),
  },
  {
    name: 'a feature knows neither the app nor another feature',
    within: (path) => below('web/src/features')(path) && !below('web/src/features/admin')(path),
    forbids: (each, path) =>
      into('web/src/app')(each) ||
      (into('web/src/features')(each) && featureOf(each.file) !== featureOf(path)),
  },
  {
    name: 'an admin feature shares only admin/parts, and knows the feature of players in the same area',
    within: below('web/src/features/admin'),
    forbids: (each, path) =>
      into('web/src/app')(each) ||
      (into('web/src/features')(each) &&
        ![featureOf(path), 'admin/parts', areaOfAdmin(featureOf(path))].includes(featureOf(each.file))),
  },
];
