import { createApi } from '#lambdas/runtime/http/api';
import { serveLazily } from '#lambdas/runtime/http/serve-lazily';
import type { AdminDependencies } from './admin-api';

/** Each area of the admin with the second segments of its paths. Its routes are loaded by its first request. */
const areas = [
  {
    segments: ['players', 'approvals', 'products', 'draws'],
    load: async () => (await import('./areas/players')).playerArea,
  },
  {
    segments: ['orders', 'order-counts', 'gift-codes', 'pictures', 'free-entries'],
    load: async () => (await import('./areas/rewards')).rewardArea,
  },
  {
    segments: [
      ...['identity-checks', 'waiting', 'tickets', 'ticket-assignees'],
      ...['shared-traits', 'affiliates', 'affiliate-payouts'],
    ],
    load: async () => (await import('./areas/reviews')).reviewArea,
  },
  {
    segments: ['alarms', 'audit', 'metrics', 'overview'],
    load: async () => (await import('./areas/records')).recordArea,
  },
];

/** Loads the code of all areas, for a simulation in which no work may wait for anything but the simulated clock. */
export async function loadAdminAreas(): Promise<void> {
  for (const { load } of areas) await load();
}

/** Creates the routes of the admin. */
export function adminRoutes(dependencies: AdminDependencies) {
  const { app } = createApi(dependencies.api);
  for (const { segments, load } of areas) {
    const paths = segments.map((segment) => `/admin/${segment}/*`);
    serveLazily(app, paths, async () => (await load())(dependencies));
  }
  return app;
}
