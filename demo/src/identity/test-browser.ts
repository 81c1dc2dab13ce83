// A visitor with a cookie jar who reads pages and presses their buttons: for tests.

type Cookie = { name: string; value: string; path: string };

export function openTestBrowser() {
  const jar = new Map<string, Cookie>();
  let address = '';
  let page = '';
  let status = 0;

  async function go(url: string, body?: URLSearchParams): Promise<void> {
    const method = body ? 'POST' : 'GET';
    const response = await fetch(url, {
      method,
      body,
      redirect: 'manual',
      headers: { cookie: cookiesFor(url) },
    });
    response.headers.getSetCookie().forEach(keep);
    const location = response.headers.get('location');
    address = url;
    status = response.status;
    page = await response.text();
    if (!location) return;
    address = new URL(location, url).href;
    // The product's own address ends the walk: nobody listens there in these tests.
    if (new URL(address).origin === new URL(url).origin) await go(address);
  }

  function cookiesFor(url: string): string {
    const { pathname } = new URL(url);
    const fitting = [...jar.values()].filter(({ path }) => pathname.startsWith(path));
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    const key = `${name} ${path}`;
    if (value === '') jar.delete(key);
    else jar.set(key, { name, value, path });
  }

  function fixedFields(): [string, string][] {
    const fixed = page.matchAll(/<input [^>]*name="(\w+)" [^>]*value="([^"]*)"[^>]* readonly>/g);
    return [...fixed].map(([, name = '', value = '']) => [name, value]);
  }

  return {
    open: (url: string) => go(url),
    press(step: string, fields: Record<string, string> = {}): Promise<void> {
      if (!page.includes(`name="step" value="${step}"`)) throw new Error(`No button ${step} on ${page}`);
      return go(address, new URLSearchParams([...fixedFields(), ...Object.entries({ ...fields, step })]));
    },
    address: () => new URL(address),
    page: () => page,
    status: () => status,
  };
}
