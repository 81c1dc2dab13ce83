// What a call must come to, from what the contract states of it and the policy of visibility: nothing is asked of the server.
import { payOrder, placeOrder } from '@ijeuwa/contract/billing';
import { sendMessage } from '@ijeuwa/contract/chat';
import { type Access, callerOf, type Endpoint, type RelatedAccess } from '@ijeuwa/contract/endpoint';
import { acceptMatch, likePart, swipeRight } from '@ijeuwa/contract/matching';
import { isApart, SEE_NOBODY, type Thing as Shown, shows } from '#platform/visibility/policy.ts';
import type { Thing } from './objects.ts';
import type { Viewer } from './viewers.ts';

/**
 * absent: 404, as if it were not there. refused: a secret, or a name in the body, that does not open what it names.
 * not yet: 403, something of the viewer's own is missing.
 */
export type Outcome =
  | 'allowed'
  | 'sign in'
  | 'form first'
  | 'return first'
  | 'absent'
  | 'malformed'
  | 'refused'
  | 'not yet'
  | 'fault';

export const isRelated = (access: Access): access is RelatedAccess =>
  typeof access === 'object' && (!('staff' in access) || 'of' in access);

/** Undefined: the gate lets the viewer through. */
const atGate = ({ access, newcomers, leavers }: Endpoint, viewer: Viewer): Outcome | undefined => {
  const caller = callerOf(access);
  if (caller === 'public') return undefined;
  if (caller === 'member') {
    if (viewer.as === 'member') return undefined;
    if (viewer.as === 'leaver') return leavers ? undefined : 'return first';
    if (viewer.as !== 'newcomer') return 'sign in';
    return newcomers ? undefined : 'form first';
  }
  const roles = (access as { staff: readonly string[] }).staff;
  const holds =
    viewer.as === 'staff' &&
    (roles.length === 0 || roles.some((role) => viewer.roles?.includes(role as never)));
  return holds ? undefined : 'absent';
};

const sees = (viewer: Viewer, { whose, of }: Thing, what: Shown): boolean => {
  if (whose === 'own') return what === 'profile' || what === 'photos';
  return of !== undefined && !SEE_NOBODY.includes(of.standing) && shows(viewer.relation, of.standing, what);
};

const toPerson = (endpoint: Endpoint, viewer: Viewer, thing: Thing): Outcome => {
  const isLike = endpoint === acceptMatch || endpoint === swipeRight || endpoint === likePart;
  const apart = isApart(viewer.relation);
  const isOther = thing.of !== undefined;
  const answered = isOther && viewer.likes === true;
  if (isLike && !answered && viewer.card !== 'active') return 'not yet';
  // The note that comes with it is refused before anybody is looked for.
  const notes = endpoint === likePart && viewer.unverified && thing.whose !== 'own';
  if (notes && !answered) return 'not yet';
  if (!isLike && viewer.card === 'suspended') return 'not yet';
  if (!isLike && isOther && viewer.unended) return 'allowed';
  // Sent again, a like is answered of whoever is still shown: a block looks like everything else that hides somebody.
  const again = answered && (isLike ? sees(viewer, thing, 'profile') : !apart);
  return sees(viewer, thing, 'card') || again ? 'allowed' : 'absent';
};

const hasMet = (viewer: Viewer): boolean =>
  viewer.likes === true || viewer.matches.size > 0 || viewer.relation === 'blocked';

const ofRelation = (endpoint: Endpoint, relation: string, viewer: Viewer, thing: Thing): Outcome => {
  const allowed = (is: boolean): Outcome => (is ? 'allowed' : 'absent');
  switch (relation) {
    case 'any person':
      return 'allowed';
    case 'visible person':
      return allowed(sees(viewer, thing, 'profile'));
    case 'photo of a visible person':
      return allowed(sees(viewer, thing, 'photos'));
    case 'known person':
      // Whoever owes the form again, is suspended or leaves is still somebody whom one has met, and may turn away from.
      return allowed(thing.of !== undefined && (hasMet(viewer) || sees(viewer, thing, 'profile')));
    case 'fitting person':
      return toPerson(endpoint, viewer, thing);
    // Its code is what opens it, and the matrix knows none.
    case 'own challenge':
      return 'absent';
    case 'own match':
      return allowed(thing.whose === 'other');
    case 'open match':
      return allowed(sees(viewer, thing, 'conversation'));
    default:
      return allowed(thing.whose === 'own');
  }
};

export const expectedOf = (endpoint: Endpoint, viewer: Viewer, thing?: Thing): Outcome => {
  const stopped = atGate(endpoint, viewer);
  if (stopped) return stopped;
  if (!thing || !isRelated(endpoint.access)) return 'allowed';
  const inBody = !endpoint.path.includes(':');
  const refusal = (outcome: Outcome): Outcome => (inBody && outcome !== 'allowed' ? 'refused' : outcome);
  if (thing.whose === 'malformed') return refusal('malformed');
  if ('public' in endpoint.access) return refusal('absent');
  if ('staff' in endpoint.access) return refusal(thing.whose === 'there' ? 'allowed' : 'absent');
  const outcome = refusal(ofRelation(endpoint, endpoint.access.member, viewer, thing));
  if (endpoint === sendMessage && outcome === 'allowed' && viewer.unverified) return 'not yet';
  // Whose profile was refused for good is sold no package.
  const sells = endpoint === placeOrder || endpoint === payOrder;
  if (sells && outcome === 'allowed' && viewer.card === 'suspended') return refusal('not yet');
  return endpoint.absentIsDone && outcome === 'absent' ? 'allowed' : outcome;
};
