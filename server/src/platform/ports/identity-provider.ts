// What the product asks of somebody else's sign-in, such as Google's.

export type SignInAttempt = { state: string; nonce: string; codeVerifier: string };

export type ForeignIdentity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
};

export type IdentityProvider = {
  begin(): Promise<SignInAttempt & { url: string }>;
  finish(callbackUrl: URL, expected: SignInAttempt): Promise<ForeignIdentity>;
  // An identity token that a client got from the issuer by itself.
  readToken(idToken: string): Promise<ForeignIdentity>;
};

// `cancelled`: the person said no. `refused`: the proof does not hold. `unreachable`: no usable answer.
export type IdentityFailure = 'cancelled' | 'refused' | 'unreachable';

export class IdentityProviderError extends Error {
  readonly reason: IdentityFailure;

  constructor(reason: IdentityFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'IdentityProviderError';
    this.reason = reason;
  }
}
