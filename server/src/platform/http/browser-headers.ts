// What every answer tells a browser to keep to: made once for each style that a page holds, and laid beside the answer's own.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

type Headers = Readonly<Record<string, string>>;

/** The digests of what our own built pages hold inline: the scripts of all, the style of the page at a path. */
export type InlineHashes = { scripts: readonly string[]; styleOf(path: string): string | undefined };

type Ours = { origins: readonly string[]; isSecure: boolean; inline: InlineHashes };

/**
 * `headersFor(url)`: no other inline script runs than those of `inline`, and no other inline style counts. There are as
 * many as pages of ours hold different styles, however many addresses are asked for.
 */
export const makeBrowserHeaders = ({ origins, isSecure, inline }: Ours) => {
  const known = new Map<string, Headers>();
  return (url: string): Headers => {
    const style = inline.styleOf(url.split('?', 1)[0]!) ?? '';
    const ready = known.get(style);
    if (ready) return ready;
    const made = headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...inline.scripts],
          styleSrc: ["'self'", ...(style ? [style] : [])],
          imgSrc: ["'self'", 'data:', 'blob:'],
          connectSrc: ["'self'", ...origins.map((origin) => origin.replace(/^http/, 'ws'))],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          objectSrc: ["'none'"],
        },
      },
      strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
    });
    known.set(style, made);
    return made;
  };
};

/** Helmet writes onto an answer; this one is read instead of sent. */
const headersOf = (options: HelmetOptions): Headers => {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: (name: string) => {
      delete headers[name.toLowerCase()];
    },
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
};
