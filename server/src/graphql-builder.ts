import SchemaBuilder from '@pothos/core';
import SubGraphPlugin from '@pothos/plugin-sub-graph';
import { GraphQLError } from 'graphql';
import type { ViewerContext } from './context.ts';

/**
 * Which endpoint shows a type or field. A query or mutation that says nothing is the console's alone; a type comes along
 * wherever a field of it is shown.
 */
export type SubGraph = 'Private' | 'Keys' | 'Advisors';

/** For a field that API keys reach, too (D 26). */
export const openToKeys: SubGraph[] = ['Private', 'Keys'];

type SchemaTypes = {
  Context: ViewerContext;
  SubGraphs: SubGraph;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date } };
};

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [SubGraphPlugin],
  defaultFieldNullability: false,
  subGraphs: { defaultForTypes: openToKeys, fieldsInheritFromTypes: true },
});

type Builder = typeof builder;
export type QueryFields = Parameters<NonNullable<NonNullable<Parameters<Builder['queryType']>[0]>['fields']>>[0];
export type MutationFields = Parameters<NonNullable<NonNullable<Parameters<Builder['mutationType']>[0]>['fields']>>[0];

builder.scalarType('DateTime', {
  description: 'A time in UTC by ISO 8601: 2026-11-14T09:30:00.000Z.',
  serialize: (time) => time.toISOString(),
  parseValue: () => {
    throw new GraphQLError('Times are only answered; days are sent as YYYY-MM-DD.');
  },
});

/** The values of an enum, each with what it means. */
export const described = <Value extends string>(words: Record<Value, string>): Record<Value, { description: string }> =>
  Object.fromEntries(Object.entries<string>(words).map(([value, description]) => [value, { description }])) as Record<
    Value,
    { description: string }
  >;
