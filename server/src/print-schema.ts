import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

/** The whole schema as the console's typed documents are checked against. */
export const printSchemaText = (): string => `${printSchema(lexicographicSortSchema(schema))}\n`;
