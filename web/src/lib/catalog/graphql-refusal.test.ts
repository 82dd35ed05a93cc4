import { readdirSync, readFileSync } from 'node:fs';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { ApiRefusal, unreachable } from '../api/api-refusal';
import { refusalMessages } from '../api/refusal-copy';
import {
  catalogMessageFor,
  conflictingProduct,
  faultsOf,
  graphqlRefusalMessages,
  isGone,
} from './graphql-refusal';

const refused = (error: object) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'secret', ...error }] });

describe('catalogMessageFor', () => {
  it('has a message for every code of the resolvers', () => {
    const folder = new URL('../../../../graphql/', import.meta.url);
    const sources = ['functions', 'resolvers'].flatMap((room) =>
      readdirSync(new URL(room, folder)).map((file) =>
        readFileSync(new URL(`${room}/${file}`, folder), 'utf8'),
      ),
    );
    const codes = sources.flatMap((source) => source.match(/(?<=')(products\/|DynamoDB:)[\w-]+(?=')/g) ?? []);

    const wordless = codes.filter((code) => !(code in graphqlRefusalMessages));

    expect(new Set(codes).size).toBeGreaterThanOrEqual(5);
    expect(wordless).toEqual([]);
  });

  it('returns whole sentences', () => {
    const texts = Object.values(graphqlRefusalMessages).map(({ text }) => text);

    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
  });

  it.each([
    ['a field that the caller may not use', refused({ errorType: 'Unauthorized' })],
    ['a token that has expired', refused({ errorType: 'UnauthorizedException' })],
    ['a token that AppSync turns down', new Error('Unauthorized')],
  ])("returns 'Unauthorized' for %s", (_, failure) => {
    expect(catalogMessageFor(failure).title).toBe('Unauthorized');
  });

  it('returns the common messages for network failures and refused pictures', () => {
    const tooLarge = new ApiRefusal({ status: 413, code: 'request/too-large', message: 'x' });

    expect(catalogMessageFor(unreachable(new TypeError('Failed to fetch')))).toBe(
      refusalMessages['request/unreachable'],
    );
    expect(catalogMessageFor(tooLarge)).toBe(refusalMessages['request/too-large']);
  });

  it.each([
    refused({ errorType: 'Lambda:Unhandled' }),
    refused({ errorType: 'toString' }),
    refused({}),
    null,
  ])('reveals nothing about %s', (failure) => {
    const { title, text } = catalogMessageFor(failure);

    expect(title).toBe('Something went wrong.');
    expect(text).not.toContain('secret');
  });
});

describe('refusal details', () => {
  it('include the invalid fields', () => {
    const faults = [{ field: 'price', message: 'A price has two decimals at most.' }];

    expect(faultsOf(refused({ errorType: 'products/invalid', errorInfo: { faults } }))).toEqual(faults);
    expect(faultsOf(refused({ errorType: 'products/invalid', errorInfo: null }))).toEqual([]);
    expect(faultsOf(new Error('x'))).toEqual([]);
  });

  it('include the stored product, with null for missing attributes', () => {
    const data = { id: 'mug', name: 'Mug', stock: 3, price: 10, revision: 2 };

    const stored = conflictingProduct(refused({ errorType: 'products/conflict', data }));

    expect(stored).toMatchObject({ ...data, description: null, category: null });
  });

  it.each([
    refused({ errorType: 'products/conflict', data: null }),
    refused({ errorType: 'products/unknown-product', data: { id: 'mug', revision: 2 } }),
    new Error('x'),
  ])('include no newer product for %s', (failure) => {
    expect(conflictingProduct(failure)).toBeNull();
  });

  it('include whether the product is gone', () => {
    expect(isGone(refused({ errorType: 'products/unknown-product' }))).toBe(true);
    expect(isGone(refused({ errorType: 'products/conflict' }))).toBe(false);
  });
});
