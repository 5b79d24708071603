type Cookie = { value: string; path: string };

export type Answer = { status: number; url: URL; headers: Headers; body: string };
type Send = { method?: string; form?: Record<string, string>; headers?: Record<string, string>; follow?: boolean };

export type Browser = {
  open(address: string, send?: Send): Promise<Answer>;
  /** Sends the form of a page with these values, its hidden fields included. */
  submit(page: Answer, values: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  cookies: Map<string, Cookie>;
};

/** A browser as far as redirects, cookies and forms go. It stops where a redirect leaves for `/authenticate` or `/`. */
export function openBrowser(): Browser {
  const cookies = new Map<string, Cookie>();

  async function open(address: string, send: Send = {}): Promise<Answer> {
    const url = new URL(address);
    const response = await fetch(url, {
      method: send.method ?? (send.form ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: { Accept: 'text/html', Cookie: cookieHeader(url.pathname), ...send.headers },
      body: send.form ? new URLSearchParams(send.form) : null,
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get('location');
    if (location && send.follow !== false) {
      const target = new URL(location, url);
      if (target.pathname.startsWith('/identity')) return open(target.href);
    }
    return { status: response.status, url, headers: response.headers, body: await response.text() };
  }

  function cookieHeader(path: string): string {
    const sent = [...cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice('path='.length) ?? '/';
    if (value === '') cookies.delete(`${name} ${path}`);
    else cookies.set(`${name} ${path}`, { value, path });
  }

  async function submit(page: Answer, values: Record<string, string>, headers = {}): Promise<Answer> {
    const action = /<form method="post" action="([^"]+)"/.exec(page.body)?.[1];
    if (!action) throw new Error(`No form on ${page.url}: ${page.body}`);
    const hidden = [...page.body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const form = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...values };
    const target = new URL(action, page.url);
    return open(target.href, {
      form,
      headers: { Origin: page.url.origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
    });
  }

  return { open, submit, cookies };
}
