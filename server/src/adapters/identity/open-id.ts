// Sign-in with any OpenID Connect issuer, by the code flow with PKCE.

import * as openId from 'openid-client';
import type { ForeignIdentity, IdentityProvider, SignInAttempt } from '#platform/ports/identity-provider.ts';
import { IdentityProviderError } from '#platform/ports/identity-provider.ts';
import { tokenReader } from './token-reader.ts';

const TIMEOUT_S = 10;
const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

export type OpenIdOptions = {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  // Plain http is for the demonstration's own issuer on this machine, and never leaves it.
  allowInsecureLoopback?: boolean;
};

export function openIdIdentity(options: OpenIdOptions): IdentityProvider {
  const configuration = lazily(() => discover(options));
  const readIdentityToken = lazily(async () => tokenReader(await configuration(), options.clientId));
  return {
    async begin() {
      const attempt: SignInAttempt = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        codeVerifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, ...attempt };
    },

    async finish(callbackUrl, expected) {
      const issuer = await configuration();
      try {
        return await prove(issuer, arrivedAt(options.redirectUri, callbackUrl), expected);
      } catch (error) {
        throw explain(error);
      }
    },

    async readToken(idToken) {
      const read = await readIdentityToken();
      return read(idToken);
    },
  };
}

async function discover(options: OpenIdOptions): Promise<openId.Configuration> {
  const issuer = new URL(options.issuerUrl);
  const isPlainAllowed = options.allowInsecureLoopback === true && LOOPBACK.has(issuer.hostname);
  try {
    return await openId.discovery(issuer, options.clientId, options.clientSecret, undefined, {
      timeout: TIMEOUT_S,
      execute: isPlainAllowed ? [openId.allowInsecureRequests] : [],
    });
  } catch (cause) {
    throw new IdentityProviderError('unreachable', 'The issuer did not describe itself', { cause });
  }
}

// A failed discovery is forgotten, so that the next sign-in asks again.
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

// Behind a proxy the server may see another host than the issuer was told; only the query counts.
function arrivedAt(redirectUri: string, callbackUrl: URL): URL {
  const url = new URL(redirectUri);
  url.search = callbackUrl.search;
  return url;
}

async function prove(
  issuer: openId.Configuration,
  callbackUrl: URL,
  expected: SignInAttempt,
): Promise<ForeignIdentity> {
  const tokens = await openId.authorizationCodeGrant(issuer, callbackUrl, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.codeVerifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub;
  if (!subject) throw new IdentityProviderError('refused', 'The issuer named nobody');
  const person = await openId.fetchUserInfo(issuer, tokens.access_token, subject);
  if (!person.email) throw new IdentityProviderError('refused', 'The issuer gave no email');
  return {
    issuer: issuer.serverMetadata().issuer,
    subject,
    email: person.email,
    emailVerified: person.email_verified === true,
    name: person.name ?? '',
  };
}

function explain(cause: unknown): IdentityProviderError {
  if (cause instanceof IdentityProviderError) return cause;
  if (cause instanceof openId.AuthorizationResponseError && cause.error === 'access_denied') {
    return new IdentityProviderError('cancelled', 'The person cancelled the sign-in', { cause });
  }
  if (isNetworkFault(cause)) {
    return new IdentityProviderError('unreachable', 'The issuer gave no usable answer', { cause });
  }
  return new IdentityProviderError('refused', 'The proof of identity does not hold', { cause });
}

function isNetworkFault(cause: unknown): boolean {
  if (cause instanceof openId.ResponseBodyError) return cause.status >= 500;
  if (cause instanceof openId.ClientError) return NO_ANSWER.has(cause.code ?? '');
  return cause instanceof TypeError;
}
