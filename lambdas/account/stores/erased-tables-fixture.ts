/** Names of the tables whose items an erasure changes, for tests with tables in memory. */
export const erasedTables = {
  players: 'players',
  carts: 'carts',
  dailies: 'dailies',
  notices: 'notices',
  orders: 'orders',
  freeEntries: 'free-entries',
  identityChecks: 'identity-checks',
  affiliates: 'affiliates',
  tickets: 'tickets',
  notes: 'notes',
};
