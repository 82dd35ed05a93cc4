import { addTypenameToDocument } from '@apollo/client/utilities';
import * as graphql from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphqlStubCode, withCompiledDocuments } from './compiled-documents';

const source = `
const mugFields = gql\`
  fragment MugFields on RewardProduct { id stock }
\`;
const getMug = gql\`
  query GetMug($id: ID!) { getRewardProduct(id: $id) { ...MugFields } }
  \${mugFields}
\`;
`;
const text = `
  query GetMug($id: ID!) { getRewardProduct(id: $id) { ...MugFields } }
  fragment MugFields on RewardProduct { id stock }
`;

type Language = Pick<typeof graphql, 'parse' | 'print' | 'visit' | 'GraphQLError' | 'Kind'>;
const load = async <Module>(code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Module;
const compile = async (code: string) => {
  const { document } = await load<{ document: graphql.DocumentNode }>(
    `${withCompiledDocuments(code)}export const document = getMug;`,
  );
  return document;
};

describe('compiled documents', () => {
  it('equal the documents that Apollo parses, with type names', async () => {
    const document = await compile(source);

    const definitions: unknown = JSON.parse(
      JSON.stringify(addTypenameToDocument(graphql.parse(text, { noLocation: true })).definitions),
    );
    expect(document.definitions).toEqual(definitions);
  });

  it('print as GraphQL prints them, also after Amplify has parsed the text', async () => {
    const { parse, print } = await load<Language>(graphqlStubCode);
    const document = await compile(source);

    const printed = graphql.print(addTypenameToDocument(graphql.parse(text)));
    expect(print(document)).toBe(printed);
    expect(print(parse(print(document)))).toBe(printed);
  });

  it.each(['query', 'mutation', 'subscription'])('give Amplify the operation type: %s', async (type) => {
    const { parse } = await load<Language>(graphqlStubCode);

    expect(parse(`${type} Anything {\n  id\n}`).definitions[0]).toMatchObject({
      kind: 'OperationDefinition',
      operation: type,
    });
  });

  it('reject directives and aliases, whose code is left out', () => {
    const withField = (field: string) => `gql\`query GetMug { ${field} }\``;

    expect(() => withCompiledDocuments(withField('stock @client'))).toThrow('directives such as @client');
    expect(() => withCompiledDocuments(withField('left: stock'))).toThrow('aliases such as that of stock');
  });

  it('leave code without documents unchanged', () => {
    expect(withCompiledDocuments("import { gql } from '@apollo/client';")).toBe(
      "import { gql } from '@apollo/client';",
    );
  });
});

describe('the GraphQLError stub', () => {
  it('has the same enumerable properties and the same wrapped error as that of GraphQL', async () => {
    const { GraphQLError } = await load<Language>(graphqlStubCode);
    const cause = new Error('expired');
    const [stub, original] = [GraphQLError, graphql.GraphQLError].map(
      (Kind) => new Kind('Connection failed', null, null, null, null, cause),
    );

    expect({ ...stub }).toMatchObject({ message: 'Connection failed' });
    expect({ ...original }).toEqual({ ...stub });
    expect([stub?.originalError, original?.originalError]).toEqual([cause, cause]);
  });
});
