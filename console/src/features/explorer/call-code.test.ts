import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CodeLanguage, callCode } from './call-code.ts';

const draft = {
  query: 'query ($name: String) { jobs(filter: { name_contains: $name }) { itemsCount } } # it\'s "quoted" \\ $HOME',
  variables: '{ "name": "O\'Brien \\"x\\" ü $(id)", "yes": true, "none": null }',
};

/** Answers what it was sent. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { authorization } = request.headers;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: { authorization, sent: Buffer.concat(chunks).toString() } }));
}
const echo = createServer((request, response) => void answer(request, response));
let address: string;
beforeAll(async () => {
  await once(echo.listen(0, 'localhost'), 'listening');
  address = `http://localhost:${(echo.address() as { port: number }).port}/api/graphql/`;
});
afterAll(() => void echo.close());

type Program = { command: string; args: string[]; needs: string };
const programs: Record<CodeLanguage, Program> = {
  curl: { command: 'bash', args: ['-c'], needs: 'curl' },
  fetch: { command: process.execPath, args: ['--input-type=module', '-e'], needs: process.execPath },
  Python: { command: 'python3', args: ['-c'], needs: 'python3' },
};

const lacks = (program: string) => spawnSync(program, ['--version']).status !== 0;
const env = { ...process.env, TASSEL_KEY: 'tsl_key' };

describe.each(Object.entries(programs) as [CodeLanguage, Program][])('the call as %s', (language, program) => {
  test.skipIf(lacks(program.needs))(
    '[R-1.01] sends just what stands in the editors (skipped where the program is missing)',
    async () => {
      const args = [...program.args, callCode(language, draft, address)];
      const { stdout } = await promisify(execFile)(program.command, args, { env });
      const printed = JSON.parse(stdout);
      const { authorization, sent } = printed.data ?? printed;
      expect(authorization).toBe('Bearer tsl_key');
      expect(JSON.parse(sent)).toEqual({ query: draft.query, variables: JSON.parse(draft.variables) });
    },
  );
});
