import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalog, openCatalog } from './catalog';
import { documents, type Product } from './operations';

let catalog: Catalog;
let there: Product;
beforeAll(async () => {
  catalog = await openCatalog();
  there = await catalog.callAsAdmin('createRewardProduct', { input: { ...sound, id: 'there' } });
});
afterAll(() => catalog.close());

const sound = { name: 'Jade Mug', stock: 5, price: 12.5 };
const picture = 'media/products/mug-800.webp';

const lineFault = 'Enter the name as one line of plain text.';
const nameFault = 'Enter a name of 1 to 120 characters.';
const stockFault = 'Enter a whole number from 0 to 1,000,000.';
const priceFault = 'Enter a price from 0.01 to 1,000,000 SC.';
const decimalsFault = 'Use at most two decimals.';
const picturesFault = 'Use up to 8 pictures.';
const pictureFault = 'Use only pictures that were uploaded for products.';

/** Invalid inputs, each with the reported field and message. */
const faulty: readonly (readonly [what: string, input: object, field: string, message: string])[] = [
  ['no name', { name: '' }, 'name', nameFault],
  ['a name of blanks', { name: ' \t ' }, 'name', nameFault],
  ['a name with a control character', { name: 'Jade\u0000Mug' }, 'name', lineFault],
  ['a name of two lines', { name: 'Jade\nMug' }, 'name', lineFault],
  ['a name that turns the reading direction', { name: 'Jade\u202eguM' }, 'name', lineFault],
  ['a name that is too long', { name: 'n'.repeat(121) }, 'name', nameFault],
  ['a long description', { description: 'd'.repeat(4001) }, 'description', 'Use up to 4000 characters.'],
  ['long terms', { terms: 't'.repeat(8001) }, 'terms', 'Use up to 8000 characters.'],
  ['less than nothing in stock', { stock: -1 }, 'stock', stockFault],
  ['more in stock than can be', { stock: 1_000_001 }, 'stock', stockFault],
  ['no price', { price: 0 }, 'price', priceFault],
  ['a price below zero', { price: -0.01 }, 'price', priceFault],
  ['a price that nobody has', { price: 1_000_000.01 }, 'price', priceFault],
  ['the largest number as a price', { price: Number.MAX_VALUE }, 'price', priceFault],
  ['a price with three decimals', { price: 10.005 }, 'price', decimalsFault],
  ['a price of a tenth of a cent', { price: 0.001 }, 'price', decimalsFault],
  ['a price of a hundredth of a cent', { price: 0.0001 }, 'price', decimalsFault],
  ['a price within the noise of nothing', { price: 0.000000005 }, 'price', priceFault],
  ['the smallest number as a price', { price: Number.MIN_VALUE }, 'price', priceFault],
  ['nine pictures', { image: Array.from({ length: 9 }, () => picture) }, 'image', picturesFault],
  ['a picture from elsewhere', { image: ['https://example.com/mug.webp'] }, 'image', pictureFault],
  ['a picture that nobody checked', { image: ['uploads/us-east-1:a/mug.webp'] }, 'image', pictureFault],
  ['a way out of the folder', { image: ['media/products/../../private/a'] }, 'image', pictureFault],
  ['a script for a picture', { image: ['javascript:alert(1)'] }, 'image', pictureFault],
  ['two lines as a picture', { image: [`${picture}\n${picture}`] }, 'image', pictureFault],
  ['null among its pictures', { image: [picture, null] }, 'image', pictureFault],
];

const refusal = (faults: object[]) => ({ errorType: 'products/invalid', errorInfo: { faults } });

it.each(['m', 'M.u_g-2', 'm'.repeat(128)])('accepts %s as an id', async (id) => {
  expect(await catalog.callAsAdmin('createRewardProduct', { input: { id, ...sound } })).toMatchObject({ id });
});

describe.each(faulty)('%s', (_what, input, field, message) => {
  it('is refused by field when creating, and nothing is stored', async () => {
    const id = `new-${field}`;

    const created = await catalog.callApi(catalog.admin, 'createRewardProduct', {
      input: { id, ...sound, ...input },
    });

    expect(created).toMatchObject({ value: null, refused: refusal([{ field, message }]) });
    expect((await catalog.callApi(catalog.admin, 'getRewardProduct', { id })).value).toBeNull();
  });

  it('is refused by field when updating, and nothing changes', async () => {
    const changed = await catalog.callApi(catalog.admin, 'updateRewardProduct', {
      input: { id: there.id, ...input },
    });

    expect(changed).toMatchObject({ value: null, refused: refusal([{ field, message }]) });
    const { value } = await catalog.callApi(catalog.admin, 'getRewardProduct', { id: there.id });
    expect(value).toEqual(there);
  });
});

it('all faulty fields are reported at once', async () => {
  const input = {
    name: '',
    description: 'd'.repeat(4001),
    terms: 't'.repeat(8001),
    stock: -1,
    price: 0.005,
    image: ['x'],
  };

  const { refused } = await catalog.callApi(catalog.admin, 'createRewardProduct', { input });

  const fields = refused?.errorInfo?.faults.map(({ field }) => field);
  expect(fields).toEqual(['name', 'description', 'terms', 'stock', 'price', 'image']);
});

it.each(['name', 'stock', 'price'])('the %s of a product cannot be removed', async (field) => {
  const input = { id: there.id, [field]: null };

  const { refused } = await catalog.callApi(catalog.admin, 'updateRewardProduct', { input });

  expect(refused).toMatchObject({ errorType: 'products/invalid', errorInfo: { faults: [{ field }] } });
});

it.each([
  ['empty', ''],
  ['too long', 'i'.repeat(129)],
  ['a way out of a folder', '..'],
  ['two folders', 'jade/mug'],
  ['two words', 'jade mug'],
  ['not of this alphabet', 'кружка'],
  ['two lines', 'jade\nmug'],
])('an id is refused that is %s', async (_how, id) => {
  const { refused } = await catalog.callApi(catalog.admin, 'createRewardProduct', {
    input: { id, ...sound },
  });

  expect(refused).toMatchObject({
    errorType: 'products/invalid',
    errorInfo: { faults: [{ field: 'id', message: expect.stringContaining('1 to 128 letters (a-z') }] },
  });
});

it.each([
  ['the longest texts', { name: 'n'.repeat(120), description: 'd'.repeat(4000), terms: 't'.repeat(8000) }],
  ['the highest numbers', { stock: 1_000_000, price: 1_000_000 }],
  ['the lowest numbers', { stock: 0, price: 0.01 }],
  ['a price that is not exact in binary', { price: 1.15 }],
  ['the most pictures', { image: Array.from({ length: 8 }, () => picture) }],
  ['no pictures', { image: [] }],
  ['every language', { name: '翡翠杯 😀', description: 'Ünïcödé\n\n- “list”' }],
])('accepts %s and returns it unchanged', async (_what, fields) => {
  const input = { ...sound, active: true, ...fields };

  const { id } = await catalog.callAsAdmin('createRewardProduct', { input });

  const { value } = await catalog.callApi(catalog.player, 'getRewardProduct', { id });
  expect(value).toMatchObject(fields);
});

/** Inputs that the schema types refuse before any resolver runs. */
describe('a value of the wrong type', () => {
  it.each([
    ['a whole number that is too large', 'stock', '2147483648'],
    ['a part of a piece', 'stock', '1.5'],
    ['a text for a number', 'stock', '"5"'],
    ['a number beyond all numbers', 'price', '1e999'],
    ['a text for a price', 'price', '"NaN"'],
    ['no stock', 'stock', 'null'],
    ['a category that is none', 'category', '"cars"'],
    ['a number for a name', 'name', '5'],
    ['yes for true', 'active', '"yes"'],
    ['a field that products do not have', 'listingOrder', '"0#0#"'],
    ['who changed it', 'updatedBy', '"somebody"'],
    ['when it was changed', 'updatedAt', '"2026-11-21T12:00:00.000Z"'],
  ])('is refused: %s', async (_what, field, written) => {
    const input = JSON.stringify({ ...sound, [field]: '@' }).replace('"@"', written);
    const body = `{"query":${JSON.stringify(documents.createRewardProduct)},"variables":{"input":${input}}}`;

    const { data, errors } = await catalog.post(body, await catalog.admin.headersFor(catalog.url, body));

    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain('input');
  });

  it('is refused as a literal in the query', async () => {
    const query = 'mutation { createRewardProduct(input: { name: "Mug", stock: 1, price: NaN }) { id } }';
    const body = JSON.stringify({ query });

    const { data, errors } = await catalog.post(body, await catalog.admin.headersFor(catalog.url, body));

    expect([data, errors.length]).toEqual([null, 1]);
  });

  it('is refused as expectedUpdatedAt', async () => {
    const input = { id: there.id, stock: 1, expectedUpdatedAt: 'yesterday' };

    const { refused } = await catalog.callApi(catalog.admin, 'updateRewardProduct', { input });

    expect(refused?.message).toContain('DateTime');
    const { value } = await catalog.callApi(catalog.admin, 'getRewardProduct', { id: there.id });
    expect(value).toEqual(there);
  });
});
