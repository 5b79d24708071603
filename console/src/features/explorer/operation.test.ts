import { expect, test } from 'vitest';
import { mutationFields } from './operation.ts';

test.each([
  ['{ me { id } }', undefined, undefined],
  ['query A { me { id } } mutation B { createJob { id } }', 'A', undefined],
  ['query A { me { id } } mutation B { createJob { id } x: cancelJob { id } }', 'B', ['createJob', 'cancelJob']],
  ['mutation { deleteJob { id } }', undefined, ['deleteJob']],
  ['mutation {', undefined, undefined],
])('%s, %s: %s would change something', (query, name, fields) => expect(mutationFields(query, name)).toEqual(fields));
