type Header = { name: string; value: string };

export const headerText = (headers: readonly Header[] | null | undefined): string =>
  (headers ?? []).map(({ name, value }) => `${name}: ${value}`).join('\n');

/** JSON on many lines; what is none stays as it came. */
export function bodyText(body: string | null | undefined): string {
  if (!body) return '';
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const reasons: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
  422: 'Unprocessable',
  429: 'Too Many Requests',
  500: 'Server Error',
  502: 'Bad Gateway',
  503: 'Unavailable',
  504: 'Gateway Timeout',
};

/** "200 OK", "418", or that none came. */
export const statusWords = (code: number | null | undefined): string =>
  code == null ? 'No answer' : `${code} ${reasons[code] ?? ''}`.trim();
