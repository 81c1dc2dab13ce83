// Reads an identity token by the issuer's published keys: signature, issuer, audience and age must hold.

import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Configuration } from 'openid-client';
import { type ForeignIdentity, IdentityProviderError } from '#platform/ports/identity-provider.ts';

const TIMEOUT_MS = 10_000;
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

export const tokenReader = (configuration: Configuration, clientId: string) => {
  const { issuer, jwks_uri: keysAddress } = configuration.serverMetadata();
  if (!keysAddress) throw new IdentityProviderError('unreachable', 'The issuer publishes no keys');
  const keys = createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: TIMEOUT_MS });
  return async (idToken: string): Promise<ForeignIdentity> => {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      maxTokenAge: '1h',
      clockTolerance: 30,
    }).catch((cause) => {
      const isAway = cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError);
      const reason = isAway ? 'unreachable' : 'refused';
      throw new IdentityProviderError(reason, 'The identity token does not hold', { cause });
    });
    const { sub, email, email_verified: isVerified, name } = payload;
    if (!sub || typeof email !== 'string')
      throw new IdentityProviderError('refused', 'The identity token names nobody');
    return {
      issuer,
      subject: sub,
      email,
      emailVerified: isVerified === true,
      name: typeof name === 'string' ? name : '',
    };
  };
};
