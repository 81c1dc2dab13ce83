// Cookies of ours: HttpOnly, SameSite=Lax, Secure outside loopback; there a browser takes them from this host alone.
import type { FastifyReply } from 'fastify';
import { MEMBER_COOKIE, STAFF_COOKIE } from './viewer.ts';

const REMEMBER_SECONDS = 30 * 24 * 3600;

export type Cookies = {
  set(reply: FastifyReply, name: string, token: string, remember: boolean): void;
  clear(reply: FastifyReply, name: string): void;
  /** What opens a session on the way back from somebody else’s page, for so long. */
  setFor(reply: FastifyReply, name: string, value: string, seconds: number): void;
  /** Something that comes back to one address, and what lies below it, for so long. */
  setAt(reply: FastifyReply, path: string, name: string, value: string, seconds: number): void;
};

/** By such names no neighbour of ours, and no page without TLS, gives anybody a session of its own choice. */
const [OF_HOST, OF_PATH] = ['__Host-', '__Secure-'];
/** A sign-in with an identity provider that was begun in this browser. */
export const ATTEMPT_COOKIE = 'ijeuwa_attempt';
const OPENING: readonly string[] = [MEMBER_COOKIE, STAFF_COOKIE, ATTEMPT_COOKIE];
/** No secret: the script of our pages reads it too. */
export const SAVER_COOKIE = 'ijeuwa_saver';

type Brought = Record<string, string | undefined>;
export type OwnCookies = (brought: Brought) => Brought;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Of what a browser brought what is ours, by the names that the rooms know: what may be another’s is left out. */
export const makeOwnCookies = (publicUrl: string): OwnCookies => {
  if (!isSecure(publicUrl)) return (brought) => brought;
  return (brought) => {
    const own = Object.entries(brought).flatMap(([name, value]) => {
      if (name === SAVER_COOKIE) return [[name, value]];
      const ours = name.replace(/^__(?:Host|Secure)-/, '');
      const expected = (OPENING.includes(ours) ? OF_HOST : OF_PATH) + ours;
      return name === expected ? [[ours, value]] : [];
    });
    return Object.fromEntries(own);
  };
};

export const makeCookies = (publicUrl: string): Cookies => {
  const secure = isSecure(publicUrl);
  const [ofHost, ofPath] = secure ? [OF_HOST, OF_PATH] : ['', ''];
  const base = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    // Without remember-me it ends with the browser: no age is given.
    set: (reply, name, token, remember) => {
      reply.setCookie(ofHost + name, token, remember ? { ...base, maxAge: REMEMBER_SECONDS } : base);
    },
    clear: (reply, name) => {
      reply.clearCookie(ofHost + name, base);
    },
    setFor: (reply, name, value, seconds) => {
      reply.setCookie(ofHost + name, value, { ...base, maxAge: seconds });
    },
    setAt: (reply, path, name, value, seconds) => {
      reply.setCookie(ofPath + name, value, { ...base, path, maxAge: seconds });
    },
  };
};
