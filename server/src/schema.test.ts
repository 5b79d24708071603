import { type GraphQLNamedType, isEnumType, isInputObjectType, isIntrospectionType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

type Described = { name: string; description?: string | null };

/** All of a type that the documentation shows, each with its path. */
function partsOf(type: GraphQLNamedType): [path: string, part: Described][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    [`${type.name}.${field.name}`, field] as [string, Described],
    ...field.args.map((arg): [string, Described] => [`${type.name}.${field.name}(${arg.name})`, arg]),
  ]);
}

test('[R-1.01] every type, field, argument, enum value and input field is described', () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const parts = types.flatMap((type) => [[type.name, type] as [string, Described], ...partsOf(type)]);
  expect(parts.length).toBeGreaterThan(400);
  expect(parts.filter(([, { description }]) => !description?.trim()).map(([path]) => path)).toEqual([]);
});
