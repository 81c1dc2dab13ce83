// The session cookie: HttpOnly, SameSite=Lax, Secure outside loopback.
import type { FastifyReply } from 'fastify';

const REMEMBER_SECONDS = 30 * 24 * 3600;

export type Cookies = {
  set(reply: FastifyReply, name: string, token: string, remember: boolean): void;
  clear(reply: FastifyReply, name: string): void;
  /** Something that comes back to one address, and what lies below it, for so long. */
  setAt(reply: FastifyReply, path: string, name: string, value: string, seconds: number): void;
  clearAt(reply: FastifyReply, path: string, name: string): void;
};

export const makeCookies = (publicUrl: string): Cookies => {
  const base = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    // Without remember-me it ends with the browser: no age is given.
    set: (reply, name, token, remember) => {
      reply.setCookie(name, token, remember ? { ...base, maxAge: REMEMBER_SECONDS } : base);
    },
    clear: (reply, name) => {
      reply.clearCookie(name, base);
    },
    setAt: (reply, path, name, value, seconds) => {
      reply.setCookie(name, value, { ...base, path, maxAge: seconds });
    },
    clearAt: (reply, path, name) => {
      reply.clearCookie(name, { ...base, path });
    },
  };
};
