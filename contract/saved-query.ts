export const savedQueryLimits = { maxNameLength: 80, maxQueryLength: 50_000, maxOfPerson: 100 } as const;

export const savedQueryNameProblem = (name: string): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return 'Enter a name.';
  if (length > savedQueryLimits.maxNameLength) return `Use at most ${savedQueryLimits.maxNameLength} characters.`;
};

export const savedQueryTextProblem = (query: string): string | undefined => {
  if (query.trim() === '') return 'Write a query first.';
  if (query.length > savedQueryLimits.maxQueryLength) return 'The query is too long to be kept.';
};
