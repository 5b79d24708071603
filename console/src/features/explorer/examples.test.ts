import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { draftOf, examples } from './examples.ts';

const schema = buildSchema(readFileSync(new URL('../../../../contract/schema.graphql', import.meta.url), 'utf8'));

test.each(examples.map((example) => [example.name, example] as const))(
  '[R-1.01] the example "%s" fits the schema',
  (_name, example) => {
    expect(validate(schema, parse(example.query))).toEqual([]);
    expect(JSON.parse(draftOf(example, 'org-1').variables).organizationId).toBe('org-1');
  },
);
