import type { AdminTask } from './admin-task';

const product = 'Test Lantern';
const csv = ['sku,name,price,stock', 'test-import,Test Import,9.50,3'].join('\n');

/** Daily tasks: queues, the catalog, draws, affiliates and reports. */
export const dailyTasks: readonly AdminTask[] = [
  {
    name: 'See pending work',
    page: () => '/Dashboard',
    async act({ page }) {
      await page.getByRole('link', { name: /^Orders to approve/ }).waitFor();
    },
  },
  {
    name: 'Record a mail-in entry',
    page: () => '/Dashboard/mail-in-entries',
    async act(user, { postalCode }) {
      const { page } = user;
      await user.type(page.getByLabel('Code', { exact: true }), postalCode);
      await page.keyboard.press('Enter');
      await page.getByText(/^1 recorded/).waitFor();
    },
  },
  {
    name: 'Review an identity check',
    page: () => '/Dashboard/identity',
    async act(user) {
      const { page } = user;
      const card = page.getByRole('article').first();
      const newest = card.getByRole('listitem').filter({ hasText: 'Newest' });
      await newest.first().waitFor();
      for (let place = 0; place < (await newest.count()); place += 1) {
        const open = newest.nth(place).getByRole('button', { name: /^Open: / });
        const name = (await open.innerText()).replace('Open: ', '').trim();
        await user.press(open);
        await card.getByRole('region', { name, exact: true }).getByRole('img').waitFor();
        await user.choose(newest.nth(place).getByRole('combobox'), 'accepted');
      }
      await user.press(card.getByRole('button', { name: 'Confirm identity' }));
      await page.getByText('Identity confirmed.').waitFor();
    },
  },
  {
    name: 'Give a ticket a priority',
    page: () => '/Dashboard/support',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('main').getByRole('list').getByRole('link').first());
      await user.choose(page.getByLabel('Priority', { exact: true }), 'High');
      await page.getByText('High priority').first().waitFor();
    },
  },
  {
    name: 'Answer a ticket with a saved reply',
    page: () => '/Dashboard/support',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('main').getByRole('list').getByRole('link').first());
      await user.choose(page.getByLabel('Insert a saved reply'), 'Looking into it');
      await user.press(page.getByRole('button', { name: 'Send answer' }));
      await page.getByText('Awaiting player', { exact: true }).last().waitFor();
    },
  },
  {
    name: 'Close a ticket',
    page: () => '/Dashboard/support?state=answered',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('main').getByRole('list').getByRole('link').first());
      await user.press(page.getByRole('button', { name: 'Close ticket' }));
      await page.getByText(/^Closed\. The player can reopen/).waitFor();
    },
  },
  {
    name: 'Create a product',
    page: () => '/Dashboard/products',
    async act(user) {
      const { page } = user;
      await user.press(
        page
          .getByRole('link', { name: 'New product' })
          .or(page.getByRole('button', { name: 'New product' }))
          .first(),
      );
      const drawer = page.getByRole('dialog');
      await user.type(drawer.getByLabel('Name', { exact: true }), product);
      await user.type(drawer.getByLabel('Price in SC'), '12.00');
      await user.type(drawer.getByLabel('In stock'), '5');
      await user.press(drawer.getByRole('button', { name: 'Create product' }));
      await drawer.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'Change a price',
    page: () => '/Dashboard/products?q=mug',
    async act(user) {
      const { page } = user;
      const row = page.getByRole('row').filter({ hasText: 'Jade Mug' }).first();
      await user.press(row.getByRole('button', { name: /price/i }).first());
      await user.type(row.getByLabel('New price of Jade Mug'), '13.00');
      await page.keyboard.press('Enter');
      await row.getByText('13.00').waitFor();
    },
  },
  {
    name: 'Change many products at once',
    page: () => '/Dashboard/products?q=card',
    async act(user) {
      const { page } = user;
      await page
        .getByRole('checkbox', { name: /^Select .*Card/ })
        .first()
        .waitFor();
      for (const box of await page.getByRole('checkbox', { name: /^Select .*Card/ }).all())
        await user.tick(box);
      await user.press(page.getByRole('button', { name: /^Change \d+ products$/ }));
      const dialog = page.getByRole('dialog', { name: 'Change products' });
      await user.choose(dialog.getByLabel('Change', { exact: true }), 'price');
      await user.type(dialog.getByLabel('Price in SC'), '26.00');
      await user.press(dialog.getByRole('button', { name: /^Change \d+ products$/ }));
      await dialog.getByText(/^All \d+ products were updated\./).waitFor();
    },
  },
  {
    name: 'Import products from a file',
    page: () => '/Dashboard/import',
    async act(user) {
      const { page } = user;
      user.clicks += 1;
      await page.getByLabel('Choose a CSV file or drop it here').setInputFiles({
        name: 'products.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(csv),
      });
      await user.press(page.getByRole('button', { name: 'Import 1 row' }));
      await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor();
    },
  },
  {
    name: 'Publish the odds of a mystery prize',
    page: () => '/Dashboard/draws',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Publish odds' }));
      const dialog = page.getByRole('dialog', { name: /^Publish odds of / });
      await user.press(dialog.getByRole('button', { name: /^Publish (version|anyway)/ }));
      await page.getByText(/^Version \d+ is published\./).waitFor();
    },
  },
  {
    name: 'Approve an affiliate',
    page: () => '/Dashboard/affiliates?state=requested',
    async act(user) {
      const { page } = user;
      const card = page.getByRole('article').first();
      await user.press(card.getByRole('button', { name: 'Approve' }));
      await page.getByText('The affiliate is now approved.').waitFor();
    },
  },
  {
    name: 'Read the payouts of a month',
    page: () => '/Dashboard/affiliates',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Show statements' }));
      await page
        .getByRole('group', { name: 'Payouts' })
        .or(page.getByText('No statements for this month yet.'))
        .first()
        .waitFor();
    },
  },
  {
    name: 'Find admin activity on a player',
    page: () => '/Dashboard/audit',
    async act(user, { email }) {
      const { page } = user;
      await user.type(page.getByLabel('Player', { exact: true }), email);
      await page.keyboard.press('Enter');
      await page.waitForURL(/player=/);
      await page.getByRole('group', { name: 'Admin activity' }).getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'Save a report as a file',
    page: () => '/Dashboard/metrics',
    async act(user) {
      const { page } = user;
      const saved = page.waitForEvent('download');
      await user.press(page.getByRole('button', { name: /CSV/ }).first());
      await saved;
    },
  },
];
