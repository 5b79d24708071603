import type { Draft } from './operation.ts';

export const codeLanguages = ['curl', 'fetch', 'Python'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Variables that are no JSON object yet are left out: the call then says what it lacks. */
function readVariables(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The call as a program makes it, with its key in TASSEL_KEY. */
export function callCode(language: CodeLanguage, { query, variables }: Draft, address: string): string {
  const body = { query, variables: readVariables(variables) };
  return writers[language](address, body);
}

type Body = { query: string; variables: object | undefined };

const writers: Record<CodeLanguage, (address: string, body: Body) => string> = {
  curl: (address, body) => `curl ${shellQuoted(address)} \\
  -H "Authorization: Bearer $TASSEL_KEY" \\
  -H 'Content-Type: application/json' \\
  -d ${shellQuoted(JSON.stringify(body))}
`,
  fetch: (address, { query, variables }) => `const answer = await fetch(${JSON.stringify(address)}, {
  method: 'POST',
  headers: {
    authorization: \`Bearer \${process.env.TASSEL_KEY}\`,
    'content-type': 'application/json',
  },
  body: JSON.stringify({
    query: ${JSON.stringify(query)},
    variables: ${JSON.stringify(variables ?? {})},
  }),
});
const { data, errors } = await answer.json();
console.log(JSON.stringify(errors ?? data));
`,
  // A JSON text is written as a Python string, so that true, false and null need no translation.
  Python: (address, body) => `import json, os, urllib.request

request = urllib.request.Request(
    ${JSON.stringify(address)},
    data=${JSON.stringify(JSON.stringify(body))}.encode(),
    headers={
        "Authorization": f"Bearer {os.environ['TASSEL_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.dumps(json.load(answer)))
`,
};
