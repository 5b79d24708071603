import { ApiVersionError, AuthError, CallError, GraphQLError, type GraphqlErrorItem } from './call-errors.ts';

type Refused = { error?: { code?: string; message?: string; fields?: Record<string, string> } };
type GraphqlAnswer<Result> = { data?: Result | null; errors?: GraphqlErrorItem[] };

/** Lets a success through, and turns every other answer of the private calls into its error (spec §8). */
export async function checkAnswer(response: Response): Promise<Response> {
  if (response.ok) return response;
  if (response.status === 403) throw new AuthError('Sign in again to go on.');
  if (response.status === 418) throw new ApiVersionError('Tassel has a new version. Refresh your browser to go on.');
  const refused = await readJson<Refused & GraphqlAnswer<unknown>>(response);
  if (refused.errors?.length) throw new GraphQLError(refused.errors);
  throw new CallError(response.status, { ...refused.error, retryAfterSeconds: retryAfter(response) });
}

export async function readGraphqlAnswer<Result>(response: Response): Promise<Result> {
  const answer = await readJson<GraphqlAnswer<Result>>(await checkAnswer(response));
  if (answer.errors?.length) throw new GraphQLError(answer.errors);
  if (!answer.data) throw new CallError(response.status);
  return answer.data;
}

async function readJson<Body extends object>(response: Response): Promise<Partial<Body>> {
  return (await response.json().catch(() => ({}))) as Partial<Body>;
}

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
