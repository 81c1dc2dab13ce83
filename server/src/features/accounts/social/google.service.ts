// The way to the identity provider and back: what was begun is kept sealed in the browser, and proved on return.

import type { Received } from '@ijeuwa/contract/endpoint';
import type { SocialOutcome } from '@ijeuwa/contract/entry';
import type { beginGoogle } from '@ijeuwa/contract/identities';
import type { Proof } from '@ijeuwa/contract/ways';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, MINUTE_MS } from '#platform/clock.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import {
  type IdentityProvider,
  IdentityProviderError,
  type SignInAttempt,
} from '#platform/ports/identity-provider.ts';
import type { Sealing } from '#platform/sealing.ts';
import type { Device, SignedIn } from '../accounts.service.ts';
import type { OwnerProof, Proven } from '../ways/owner-proof.service.ts';
import type { Identities } from './identities.service.ts';

export type GoogleNeeds = {
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  identity: IdentityProvider | undefined;
  identities: Identities;
  ownerProof: OwnerProof;
  onError(error: unknown): void;
};
/** Where the browser goes next, and the session that it gets on the way. */
export type Arrival = { to: string; session?: SignedIn['session'] };

type LinkTo = Pick<Proven, 'memberId' | 'epoch' | 'byMailbox'>;
type Begun = { mode: 'login' | 'signup'; to?: string; linkTo?: LinkTo };
type Kept = SignInAttempt & Begun & { until: number };

export const ATTEMPT_MINUTES = 10;
const BEGIN_BY_ADDRESS = { points: 300, seconds: 3600 };
/** What was begun is proved once; a page that is loaded again in between may bring it twice. */
const RETURNS_OF_ONE = { points: 3, seconds: ATTEMPT_MINUTES * 60 };
const TOKEN_BY_ADDRESS = { points: 300, seconds: 3600 };

export const makeGoogle = (needs: GoogleNeeds) => {
  const { clock, limits, sealing, identity, identities, ownerProof, onError } = needs;
  /** To the form, or the place, where it was begun. */
  const back = (outcome: SocialOutcome | 'linked', { mode, to, linkTo }: Begun = { mode: 'login' }) => {
    const search = new URLSearchParams({
      ...(mode === 'signup' && outcome !== 'complete' ? { mode } : {}),
      social: outcome,
      ...(to ? { to } : {}),
    });
    return { to: `${linkTo ? '/google' : '/auth'}?${search}` };
  };

  const open = (sealed: string | undefined): Kept | undefined => {
    try {
      const kept: Kept = JSON.parse(sealing.open(sealed ?? ''));
      return kept.until > clock.now().getTime() ? kept : undefined;
    } catch {
      return undefined;
    }
  };

  const leave = async (address: string, kept: Begun) => {
    await limits.takeByAddress('google', address, BEGIN_BY_ADDRESS);
    if (!identity) throw notFound('This way to sign in');
    const { url, ...attempt } = await identity.begin();
    const until = clock.now().getTime() + ATTEMPT_MINUTES * MINUTE_MS;
    const sealed: Kept = { ...attempt, until, ...kept };
    return { to: url, kept: sealing.seal(JSON.stringify(sealed)) };
  };

  const arrive = async (url: URL, kept: Kept, viewer: Viewer | undefined, device: Device) => {
    if (!identity || (kept.linkTo && kept.linkTo.memberId !== viewer?.memberId)) return back('failed');
    await limits.take('google-return', kept.state, RETURNS_OF_ONE);
    const person = await identity.finish(url, kept);
    if (kept.linkTo)
      return back((await identities.link(kept.linkTo, person, device)) ? 'linked' : 'failed', kept);
    const { session } = await identities.signIn(person, device);
    // The screen there asks a newcomer for what is missing, and leads everybody else on.
    return { ...back('complete', kept), session };
  };

  return {
    /** The provider's address, and what the browser must bring back with the answer. */
    async begin(
      { mode = 'login', to }: Received<typeof beginGoogle>['query'],
      viewer: Viewer | undefined,
      address: string,
    ): Promise<Arrival & { kept?: string }> {
      // Linking asks for the proof of the owner, which no address can carry.
      if (mode === 'link') return { to: viewer ? '/google' : '/auth' };
      try {
        return await leave(address, { mode, to });
      } catch (error) {
        if (!(error instanceof AppError)) onError(error);
        return back('failed', { mode, to });
      }
    },

    async beginLink(viewer: Viewer, proof: Proof, address: string): Promise<{ to: string; kept: string }> {
      const { memberId, epoch, byMailbox } = await ownerProof.demand(viewer, proof);
      return leave(address, { mode: 'login', linkTo: { memberId, epoch, byMailbox } });
    },

    /** Never says in the address why it failed, beyond that the person cancelled or is suspended. */
    async finish(
      url: URL,
      sealed: string | undefined,
      viewer: Viewer | undefined,
      device: Device,
    ): Promise<Arrival> {
      const kept = open(sealed);
      if (!kept) return back('failed');
      try {
        return await arrive(url, kept, viewer, device);
      } catch (error) {
        const cancelled = error instanceof IdentityProviderError && error.reason === 'cancelled';
        if (!cancelled && !(error instanceof AppError)) onError(error);
        const suspended = error instanceof AppError && error.code === 'suspended';
        const outcome = cancelled ? 'cancelled' : suspended ? 'suspended' : 'failed';
        return back(outcome, kept);
      }
    },

    /** "Token sync": a token that a client got from the issuer by itself becomes a session. */
    async exchange(idToken: string, device: Device): Promise<SignedIn> {
      await limits.takeByAddress('token', device.address, TOKEN_BY_ADDRESS);
      if (!identity) throw notFound('This way to sign in');
      const person = await identity.readToken(idToken).catch((error) => {
        if (!(error instanceof IdentityProviderError)) throw error;
        if (error.reason !== 'unreachable')
          throw new AppError('wrong_credentials', 'This sign-in could not be confirmed. Please try again.');
        onError(error);
        throw new AppError(
          'unavailable',
          'The sign-in service does not answer. Please try again.',
          undefined,
          5,
        );
      });
      return identities.signIn(person, device);
    },
  };
};
export type Google = ReturnType<typeof makeGoogle>;
