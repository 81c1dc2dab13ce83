// Of two who describe themselves at once, exactly one gives way.
import { MEETING_ROLES } from '@ijeuwa/contract/meeting';
import { expect, test } from 'vitest';
import { isPolite, whatToDo } from './negotiation.rules.ts';

test('of any two, one is polite', () => {
  for (const one of MEETING_ROLES)
    for (const other of MEETING_ROLES)
      if (one !== other) expect(isPolite(one, other)).toBe(!isPolite(other, one));
  expect(isPolite('counsellor', 'member')).toBe(false);
});

test.each([
  ['an offer to whoever is quiet', 'offer', false, false, 'stable', 'take'],
  ['an offer while ours is being made, to the impolite', 'offer', false, true, 'stable', 'ignore'],
  ['the same, to the polite', 'offer', true, true, 'stable', 'take'],
  ['an offer after ours left, to the impolite', 'offer', false, false, 'have-local-offer', 'ignore'],
  ['the same, to the polite', 'offer', true, false, 'have-local-offer', 'take'],
  ['an answer to ours', 'answer', false, false, 'have-local-offer', 'take'],
  ['an answer to one that was taken back', 'answer', true, false, 'stable', 'ignore'],
] as const)('%s', (_, type, polite, makingOffer, signalingState, what) => {
  expect(whatToDo(type, { polite, makingOffer, signalingState })).toBe(what);
});
