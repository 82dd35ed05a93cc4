import type { RouteObject } from 'react-router';
import { asOverlay, page, withErrorPage } from './page-route';

/** The games, which have a layout of their own. */
export const gameRoutes: RouteObject[] = [
  {
    lazy: () => import('./layouts/game-layout'),
    children: withErrorPage([
      page('games/PlayHKSlots', 'signed-in', () => import('./routes/play-hk-slots')),
      page('games/scratch/:gameId', 'signed-in', () => import('./routes/play-scratch')),
      page('games/frame/:gameId', 'signed-in', () => import('./routes/play-frame')),
      page('games/unity/:gameId', 'signed-in', () => import('./routes/play-unity')),
      page('games/:gameId', 'demo-players', () => import('./routes/play-demo')),
    ]),
  },
];

/** The pages of players, affiliates and admins in the default layout. */
export const playerPages: RouteObject[] = [
  page('StopEmailChange/:player/:token', 'public', () => import('./routes/stop-email-change')),
  page('RewardsStore', 'signed-in', () => import('./routes/rewards-store'), [
    asOverlay(page(':id', 'signed-in', () => import('./routes/reward-product'))),
  ]),
  page('Draws', 'signed-in', () => import('./routes/draws')),
  page('Draws/:id', 'signed-in', () => import('./routes/draw')),
  page('shop/Cart', 'signed-in', () => import('./routes/cart')),
  page('shop/Checkout', 'signed-in', () => import('./routes/checkout')),
  page('Coins', 'signed-in', () => import('./routes/coins')),
  page('Coins/checkout/:id', 'signed-in', () => import('./routes/coins-checkout')),
  page('Quests', 'signed-in', () => import('./routes/quests')),
  page('Account/orders', 'signed-in', () => import('./routes/orders')),
  page('Account/orders/:id', 'signed-in', () => import('./routes/order')),
  page('Account/welcome', 'signed-in', () => import('./routes/welcome')),
  page('AffiliateRequest', 'signed-in', () => import('./routes/affiliate-request')),
  page('AffiliateDashboard', 'public', () => import('./routes/affiliate-dashboard')),
  page('Account/:section?', 'signed-in', () => import('./routes/account')),
  {
    // No error boundary of its own: visitors without access get a not-found page without the Dashboard frame.
    lazy: () => import('./layouts/dashboard-layout'),
    children: [
      page('Dashboard', 'admins', () => import('./routes/dashboard')),
      page('Dashboard/products', 'admins', () => import('./routes/dashboard-products')),
      page('Dashboard/import', 'admins', () => import('./routes/dashboard-import')),
      page('Dashboard/orders', 'admins', () => import('./routes/dashboard-orders'), [
        asOverlay(page(':order', 'admins', () => import('./routes/dashboard-order'))),
      ]),
      page('Dashboard/gift-codes', 'admins', () => import('./routes/dashboard-gift-codes')),
      page('Dashboard/draws', 'admins', () => import('./routes/dashboard-draws')),
      page('Dashboard/affiliates', 'admins', () => import('./routes/dashboard-affiliates')),
      page('Dashboard/identity', 'admins', () => import('./routes/dashboard-identity')),
      page('Dashboard/mail-in-entries', 'admins', () => import('./routes/dashboard-mail-in')),
      page('Dashboard/players', 'admins', () => import('./routes/dashboard-players')),
      page('Dashboard/players/:player', 'admins', () => import('./routes/dashboard-player')),
      page('Dashboard/support', 'admins', () => import('./routes/dashboard-support')),
      page('Dashboard/approvals', 'admins', () => import('./routes/dashboard-approvals')),
      page('Dashboard/audit', 'admins', () => import('./routes/dashboard-audit')),
      page('Dashboard/metrics', 'admins', () => import('./routes/dashboard-metrics')),
    ],
  },
];
