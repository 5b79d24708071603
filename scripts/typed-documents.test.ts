import { expect, test } from 'vitest';
import { findDocuments, typedDocuments } from './typed-documents.ts';

const schema = `
  enum Role { ADMIN USER }
  scalar DateTime
  type User { id: ID! role: Role! joinedAt: DateTime! }
  type Query { me: User! user(id: ID!): User }
`;
const me = 'query Me { me { id role joinedAt } }';

test('finds every document of a file, in order', () => {
  const source = `const a = graphql(\`${me}\`);\nconst b = graphql(/* GraphQL */ \`query B { me { id } }\`);`;
  expect(findDocuments('a.ts', source).map((document) => document.text)).toEqual([me, 'query B { me { id } }']);
});

test('refuses a document with an interpolation', () => {
  expect(() => findDocuments('a.ts', `graphql(\`query A { $\{fields} }\`)`)).toThrow('a.ts');
});

test('types a document, with enums as strings', async () => {
  const files = await typedDocuments(schema, [{ location: 'a.ts', text: me }]);
  expect([...files.keys()].sort()).toEqual(['console/src/generated/gql.ts', 'console/src/generated/graphql.ts']);
  const types = files.get('console/src/generated/graphql.ts');
  expect(types).toContain("'ADMIN'");
  expect(types).toContain('joinedAt: string');
});

test('works before the first document is written', async () => {
  const files = await typedDocuments(schema, []);
  expect(files.get('console/src/generated/gql.ts')).toContain('export function graphql');
});

test('refuses a field that the schema lacks', async () => {
  const wrong = { location: 'a.ts', text: 'query Me { me { name } }' };
  await expect(typedDocuments(schema, [wrong])).rejects.toThrow('Cannot query field "name"');
});
