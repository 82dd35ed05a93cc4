import type { Locator } from 'playwright-core';

/**
 * Opens every newest document of a check and gives a verdict on it, as the page requires before a decision.
 *
 * @param verdictOf  the label of the verdict on a document, by its name
 */
export async function reviewDocuments(card: Locator, verdictOf: (name: string) => string): Promise<void> {
  const newest = card.getByRole('listitem').filter({ hasText: 'Newest' });
  await newest.first().waitFor();
  for (let place = 0; place < (await newest.count()); place += 1) {
    const document = newest.nth(place);
    const open = document.getByRole('button', { name: /^Open: / });
    const name = (await open.innerText()).replace('Open: ', '').trim();
    await open.click();
    await card.getByRole('region', { name, exact: true }).getByRole('img').waitFor();
    await document.getByRole('combobox').selectOption({ label: verdictOf(name) });
  }
}
