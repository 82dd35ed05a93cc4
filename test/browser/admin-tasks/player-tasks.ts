import type { AdminTask } from './admin-task';

const ofPlayer: AdminTask['page'] = ({ player }) => `/Dashboard/players/${player}`;
const note = 'Requested by phone';

/** Tasks on one player. The last one excludes the player, which blocks most other tasks. */
export const playerTasks: readonly AdminTask[] = [
  {
    name: 'Find a player by email address',
    page: () => '/Dashboard/players',
    async act(user, { email }) {
      const { page } = user;
      await user.type(page.getByLabel('Find a player'), email);
      await page.keyboard.press('Enter');
      // The newest players may include this one, in a list that the result replaces.
      await page.waitForURL(/[?&]find=/);
      const found = page.getByRole('list', { name: 'Players found' }).getByRole('link');
      await user.press(found.filter({ hasText: email }).first());
      await page.getByRole('heading', { name: 'Ledger' }).waitFor();
    },
  },
  {
    name: 'Read the rounds behind a player’s ledger',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.choose(page.getByLabel('Coin', { exact: true }), 'gold');
      const row = page.getByRole('group', { name: 'Ledger' }).getByRole('row');
      await user.press(row.getByRole('button', { name: 'HK Slots' }).first());
      await page.getByRole('dialog', { name: /^Round / }).waitFor();
    },
  },
  {
    name: 'Add an internal note about a player',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.type(page.getByLabel('New internal note'), 'Called about a gift card');
      await user.press(page.getByRole('button', { name: 'Add note' }));
      await page.getByRole('list', { name: 'Internal notes' }).getByText('a gift card').first().waitFor();
    },
  },
  {
    name: 'Suspend a player',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      const reason = page.getByLabel('Reason for suspension (shown to player)');
      await user.choose(reason, 'payment-review');
      await user.type(page.getByLabel('Note for the audit log'), note);
      await user.press(page.getByRole('button', { name: 'Suspend', exact: true }));
      await user.press(page.getByRole('button', { name: 'Suspend player' }));
      await page.getByText('Player suspended. They can see the reason.').waitFor();
    },
  },
  {
    name: 'List the players under a suspension',
    page: () => '/Dashboard/players',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('link', { name: 'Suspended', exact: true }));
      await page.waitForURL(/show=suspended/);
      await page.getByRole('list', { name: 'Players found' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'Lift a suspension',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.type(page.getByLabel('Note for the audit log'), note);
      await user.press(page.getByRole('button', { name: 'Lift suspension' }));
      await page.getByText('Suspension lifted.').waitFor();
    },
  },
  {
    name: 'Withdraw a confirmed identity',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.type(page.getByLabel('Reason for the withdrawal'), note);
      await user.press(page.getByRole('button', { name: /^Review/ }).filter({ hasText: 'withdrawal' }));
      await user.press(page.getByRole('button', { name: 'Withdraw approval' }));
      await page.getByText('Identity approval withdrawn.').waitFor();
    },
  },
  {
    name: 'Refund a purchase',
    role: 'superadmin',
    page: ofPlayer,
    async act(user, { purchase }) {
      const { page } = user;
      const row = page.getByRole('row').filter({ hasText: purchase });
      await user.press(row.getByRole('button', { name: 'Refund' }));
      await user.type(page.getByLabel('Reason for the refund'), note);
      await user.press(page.getByRole('button', { name: 'Refund $9.99' }));
      await page.getByText('$9.99 refunded. The player is notified.').waitFor();
    },
  },
  {
    name: 'Reverse a transaction',
    role: 'superadmin',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      const row = page.getByRole('group', { name: 'Ledger' }).getByRole('row');
      await user.press(row.filter({ hasText: 'HK Slots' }).first().getByRole('button', { name: 'Reverse' }));
      await user.type(page.getByLabel('Reason for the reversal (shown to player)'), note);
      await user.press(page.getByRole('button', { name: 'Reverse transaction' }));
      await page.getByText(/Transaction \d+ reversed by transaction \d+\./).waitFor();
    },
  },
  {
    name: 'Correct a balance',
    role: 'superadmin',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.choose(page.getByLabel('Balance to correct', { exact: true }), 'player:gold');
      await user.type(page.getByLabel('Amount'), '-100');
      await user.type(page.getByLabel('Reason for correction (shown to player)'), note);
      await user.press(page.getByRole('button', { name: 'Review correction' }));
      await user.press(page.getByRole('button', { name: 'Apply correction' }));
      await page.getByText('Balance corrected.').waitFor();
    },
  },
  {
    name: 'Lift a freeze of Sweeps Coins',
    role: 'superadmin',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Lift the freeze' }));
      await user.type(page.getByLabel('Reason for lifting (shown in the ledger)'), note);
      await user.press(page.getByRole('button', { name: 'Lift freeze' }));
      await page.getByText('Freeze lifted. The player is notified.').waitFor();
    },
  },
  {
    name: 'Set a limit on a player’s behalf',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.type(page.getByLabel('New limit'), '25');
      await user.type(page.getByLabel('Reason for the limit'), note);
      await user.press(page.getByRole('button', { name: 'Review limit' }));
      await user.press(page.getByRole('button', { name: 'Set limit' }));
      await page.getByText('Limit set. The player is notified.').waitFor();
    },
  },
  {
    name: 'Exclude a player who phones',
    page: ofPlayer,
    async act(user) {
      const { page } = user;
      await user.choose(page.getByLabel('Break or self-exclusion', { exact: true }), 'exclusion-12');
      await user.type(page.getByLabel('Reason for the break or exclusion'), note);
      await user.press(page.getByRole('button', { name: 'Review break or exclusion' }));
      await user.press(page.getByRole('button', { name: 'Start it now' }));
      await page.getByText('Self-excluded', { exact: true }).waitFor();
    },
  },
];
