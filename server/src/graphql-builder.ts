import SchemaBuilder from '@pothos/core';
import SubGraphPlugin from '@pothos/plugin-sub-graph';
import { GraphQLError } from 'graphql';
import type { ViewerContext } from './context.ts';

/** Which endpoint shows a type or field; what says nothing is part of the console's. */
export type SubGraph = 'Private' | 'Advisors';

type SchemaTypes = {
  Context: ViewerContext;
  SubGraphs: SubGraph;
  DefaultFieldNullability: false;
  Scalars: { DateTime: { Input: Date; Output: Date } };
};

export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [SubGraphPlugin],
  defaultFieldNullability: false,
  subGraphs: { defaultForTypes: ['Private'], fieldsInheritFromTypes: true },
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
