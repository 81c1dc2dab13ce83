// The demonstration's stand-in for Google: a real OpenID provider with practice accounts.
/// <reference path="./oidc-provider.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { pageHeaders } from '../practice/practice-page.ts';
import { type Accounts, openAccounts, type PracticePerson } from './accounts.ts';
import { keepProviderKeys } from './provider-keys.ts';
import { recordsIn } from './records.ts';
import { faultPage } from './sign-in-pages.ts';
import { signInSteps } from './sign-in-steps.ts';

export type IdentityProviderOptions = {
  // Absolute, with the path it is mounted under, such as http://127.0.0.1:3000/demo/identity.
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  stateDir: string;
  accounts?: readonly PracticePerson[];
  // Brings a new account's code to its e-mail. Without it, new accounts say email_verified: false.
  sendCode?: (message: { email: string; code: string }) => Promise<void>;
};

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

const MINUTE_S = 60;

export function identityProvider(options: IdentityProviderOptions): NodeHandler {
  const issuer = new URL(options.issuer);
  const accounts = openAccounts(options.stateDir, options.accounts);
  const provider = openProvider(options, accounts);
  const answer = provider.callback();
  const signInUrl = new URL('/auth', options.redirectUris[0]).href;
  const takeStep = signInSteps({ provider, accounts, signInUrl, sendCode: options.sendCode });

  return (request, response) => {
    const url = mountAt(issuer, request);
    const handled = url.startsWith('/interaction/') ? takeStep(request, response) : answer(request, response);
    handled.catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, pageHeaders);
      response.end(faultPage('Something went wrong'));
    });
  };
}

// The provider builds its addresses from the request: they are the issuer's, whichever name it was called by.
function mountAt(issuer: URL, request: IncomingMessage): string {
  const mounted = request as IncomingMessage & { originalUrl?: string; baseUrl?: string };
  const full = mounted.originalUrl ?? request.url ?? '/';
  const path = full.startsWith(issuer.pathname) ? full.slice(issuer.pathname.length) : full;
  mounted.originalUrl = full;
  mounted.baseUrl = issuer.pathname;
  request.url = path.startsWith('/') ? path : `/${path}`;
  request.headers.host = issuer.host;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  delete request.headers['x-forwarded-host'];
  return request.url;
}

function openProvider(options: IdentityProviderOptions, accounts: Accounts): Provider {
  const mount = new URL(options.issuer).pathname;
  const { jwks, cookieKeys } = keepProviderKeys(options.stateDir);
  const provider = new Provider(options.issuer, {
    adapter: recordsIn(options.stateDir),
    jwks,
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: {
      keys: cookieKeys,
      names: {
        session: 'practice_google',
        interaction: 'practice_google_step',
        resume: 'practice_google_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: mount },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: its identity token says itself who somebody is, and can be brought to the product alone.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 10 * MINUTE_S,
      AuthorizationCode: MINUTE_S,
      Grant: 60 * MINUTE_S,
      IdToken: 10 * MINUTE_S,
      Interaction: 30 * MINUTE_S,
      Session: 30 * MINUTE_S,
    },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `${mount}/interaction/${uid}` },
    expiresWithSession: async () => false,
    findAccount: async (_, subject) => {
      const account = await accounts.findBySubject(subject);
      if (!account) return undefined;
      const { email, emailVerified, name } = account;
      const claims = { sub: subject, email, email_verified: emailVerified, name };
      return { accountId: subject, claims: async () => claims };
    },
    renderError: async (context, { error_description }) => {
      context.set(pageHeaders);
      context.body = faultPage(error_description);
    },
  });
  provider.proxy = true;
  provider.on('server_error', (_, error) => console.error(error));
  forgetFinishedSessions(provider);
  return provider;
}

// In a demonstration one browser plays several people: every sign-in asks for proof anew.
function forgetFinishedSessions(provider: Provider): void {
  const finished = (context: { state: Record<string, unknown> }) => {
    context.state.isFinished = true;
  };
  provider.on('authorization.success', finished).on('authorization.error', finished);
  provider.use(async (context, next) => {
    await next();
    if (context.state.isFinished) await context.oidc?.session?.destroy();
  });
}
