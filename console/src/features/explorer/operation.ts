import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';

/** What the editors hold: a document and its variables, JSON as it is typed. */
export type Draft = { query: string; variables: string };

function operationOf(query: string, operationName?: string | null): OperationDefinitionNode | undefined {
  try {
    return getOperationAST(parse(query), operationName) ?? undefined;
  } catch {
    // The server says what is wrong with it.
    return undefined;
  }
}

/** The fields of the mutation that would run; undefined where nothing would be changed. */
export function mutationFields(query: string, operationName?: string | null): string[] | undefined {
  const operation = operationOf(query, operationName);
  if (operation?.operation !== 'mutation') return undefined;
  return operation.selectionSet.selections.flatMap((field) => (field.kind === 'Field' ? [field.name.value] : []));
}
