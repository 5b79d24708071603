import { webhookLimits } from './webhook.ts';

export const webhookNameProblem = (name: string): string | undefined => {
  const { length } = name.trim();
  if (length === 0) return 'Enter a name.';
  if (length > 120) return 'Use at most 120 characters.';
};

/** What is wrong with the look of an address; where it leads only the server can tell. */
export const webhookUrlProblem = (text: string): string | undefined => {
  if (text.trim() === '') return 'Enter the address to call.';
  if (text.length > webhookLimits.urlLength) return 'Use at most 2,048 characters.';
  if (!URL.canParse(text)) return 'Enter a whole address, such as https://example.org/hooks/tassel.';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'Start the address with https:// or http://.';
  if (url.username || url.password) return 'Leave user names and passwords out of the address; use a header.';
};

/** Set by Tassel or by HTTP itself; those that begin with webhook- are, too. */
const reservedHeaders = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'expect',
  'forwarded',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
];

export const isReservedHeader = (name: string): boolean =>
  reservedHeaders.includes(name.toLowerCase()) || /^(webhook-|proxy-|sec-|x-forwarded-)/i.test(name);

export const headerNameProblem = (name: string): string | undefined => {
  if (name === '') return 'Enter the name of the header.';
  if (name.length > webhookLimits.headerNameLength) return 'Use at most 100 characters in the name of a header.';
  if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name)) return `"${name}" can't be the name of a header.`;
  if (isReservedHeader(name)) return `${name} is set by Tassel and can't be changed.`;
};

/** D 37. */
export const headerVariables = [
  '{{letter.id}}',
  '{{letter.status}}',
  '{{letter.filename}}',
  '{{job.id}}',
  '{{payload.KEY}}',
] as const;

export const variablePattern = /\{\{\s*(letter\.(?:id|status|filename)|job\.id|payload\.[^{}]{1,200}?)\s*\}\}/g;

export const headerValueProblem = (value: string): string | undefined => {
  if (value.trim() === '') return 'Enter the value of the header.';
  if (value.length > webhookLimits.headerValueLength) return 'Use at most 2,048 characters in the value of a header.';
  if (!/^[\x20-\x7e]+$/.test(value)) return 'Use only plain characters (ASCII) in the value of a header.';
  if (/\{\{|\}\}/.test(value.replace(variablePattern, '')))
    return `Unknown variable. There are ${headerVariables.join(', ')}.`;
};

/** `value` is left out where the saved one stays. */
export type HeaderInput = { name: string; value?: string | null };

export const headersProblem = (headers: readonly HeaderInput[]): string | undefined => {
  if (headers.length > webhookLimits.headers) return `Use at most ${webhookLimits.headers} headers.`;
  const names = headers.map(({ name }) => name.trim().toLowerCase());
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return `${twice} is there twice.`;
  for (const { name, value } of headers) {
    const problem = headerNameProblem(name.trim()) ?? (value == null ? undefined : headerValueProblem(value));
    if (problem) return problem;
  }
};
