import type { Locator, Page } from 'playwright-core';
import type { AdminTask } from './admin-task';
import type { KeyboardUser } from './keyboard-user';

const ordersIn = (status: string) => () => `/Dashboard/orders?status=${status}`;
const rowDays = (page: Page) => page.getByRole('list', { name: 'Orders' }).getByRole('listitem');

/** Opens the first order of the list. */
async function openFirst(user: KeyboardUser): Promise<Locator> {
  const { page } = user;
  await user.press(rowDays(page).first().getByRole('link'));
  return openSheet(page);
}

/** The order that is open beside the list. */
async function openSheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: /^Order / });
  await sheet.waitFor();
  return sheet;
}

/** Takes a step of an open order. */
async function step(
  user: KeyboardUser,
  sheet: Locator,
  { name, submit = name, fill }: { name: string; submit?: string; fill?: (form: Locator) => Promise<void> },
) {
  const steps = sheet.getByRole('region', { name: 'Next steps' });
  await user.press(steps.getByRole('button', { name, exact: true }).first());
  const form = steps.locator('form');
  await fill?.(form);
  await user.press(form.getByRole('button', { name: submit, exact: true }));
  await form.waitFor({ state: 'detached' });
}

/** Tasks on orders and their gift codes. */
export const orderTasks: readonly AdminTask[] = [
  {
    name: 'Find the orders that are past their date',
    page: () => '/Dashboard/orders',
    async act(user) {
      const { page } = user;
      await user.choose(page.getByLabel('Due date', { exact: true }), 'true');
      await page.waitForURL(/late=true/);
      const none = page.getByText('No orders match these filters.');
      await page
        .getByText(/^Was due /)
        .or(none)
        .first()
        .waitFor();
      if ((await page.getByText(/^Due [A-Z]/).count()) > 0)
        throw new Error('The list contains an order that is not late');
    },
  },
  {
    name: 'Approve an order',
    page: ordersIn('placed'),
    async act(user) {
      await step(user, await openFirst(user), { name: 'Approve' });
      await user.page.getByText('Order approved.').first().waitFor();
    },
  },
  {
    name: 'Refund an order and return its coins',
    page: ({ refundedOrder }) => `/Dashboard/orders/${refundedOrder}`,
    async act(user) {
      const sheet = await openSheet(user.page);
      await step(user, sheet, { name: 'Refund', submit: 'Refund and return coins' });
      await user.page.getByText('Order refunded.').first().waitFor();
    },
  },
  {
    name: 'Approve several orders at once',
    page: ordersIn('placed'),
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Select all' }));
      await user.press(page.getByRole('button', { name: /^Approve \d+$/ }));
      const dialog = page.getByRole('dialog', { name: 'Approve orders' });
      await user.press(dialog.getByRole('button', { name: /^Approve \d+ orders?$/ }));
      await dialog.getByText(/updated\./).waitFor();
    },
  },
  {
    name: 'Save the packing list of approved orders',
    page: ordersIn('approved'),
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Select all' }));
      const saved = page.waitForEvent('download');
      await user.press(page.getByRole('button', { name: 'Packing list' }));
      await saved;
    },
  },
  {
    name: 'Correct the address of an order',
    page: ordersIn('approved'),
    async act(user) {
      const sheet = await openFirst(user);
      await user.press(sheet.getByRole('button', { name: 'Correct the address' }));
      await user.type(sheet.getByLabel('Street address'), '99 Harbor Street');
      await user.type(sheet.getByLabel('Reason for the correction'), 'Requested by phone');
      await user.press(sheet.getByRole('button', { name: 'Save and notify the player' }));
      await sheet.getByText('99 Harbor Street').waitFor();
    },
  },
  {
    name: 'Ship an order',
    page: ordersIn('approved'),
    async act(user) {
      await step(user, await openFirst(user), {
        name: 'Mark as shipped',
        fill: (form) => user.type(form.getByLabel('Tracking number'), '9400 1000 0000'),
      });
      await user.page.getByText('Order shipped.').first().waitFor();
    },
  },
  {
    name: 'Replace a gift code of an order',
    page: ({ order }) => `/Dashboard/orders/${order}`,
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Replace code 1' }));
      const question = page.getByRole('dialog', { name: 'Replace code 1?' });
      await user.type(question.getByLabel('Reason (for the audit log)'), 'The issuer blocked it');
      await user.press(question.getByRole('button', { name: 'Replace and notify the player' }));
      await page.getByText('Replaced once').waitFor();
    },
  },
  {
    name: 'Add gift codes to a pool',
    page: () => '/Dashboard/gift-codes',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Add codes' }).first());
      const dialog = page.getByRole('dialog', { name: /^Codes for / });
      await user.type(dialog.getByLabel('Codes, one per line'), 'TASK-0001\nTASK-0002');
      await user.press(dialog.getByRole('button', { name: 'Add 2 codes' }));
      await dialog.getByText('2 codes added.').waitFor();
    },
  },
  {
    name: 'Void the unseen codes of a batch',
    page: () => '/Dashboard/gift-codes',
    async act(user) {
      const { page } = user;
      await user.press(page.getByRole('button', { name: 'Pattern and batches' }).first());
      await user.press(page.getByRole('button', { name: /^Void [\d,]+ unviewed codes?$/ }).first());
      await user.type(page.getByLabel('Reason (for the audit log)'), 'Bought twice');
      await user.press(page.getByRole('button', { name: 'Void the codes' }));
      await page.getByText(/codes? voided\./).waitFor();
    },
  },
];
