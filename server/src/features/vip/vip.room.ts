// The VIP room as the others see it: a member’s case, introductions, the matchmakers’ desk, its clock, what it sells.
import { makeCases } from './cases.service.ts';
import { makeCaseClock } from './clock.service.ts';
import { makeDesk } from './desk.service.ts';
import { makeIntroductions } from './introductions.service.ts';
import { makeLetGo } from './letting-go.ts';
import { makeMessages } from './messages.service.ts';
import { makePinning } from './pinning.service.ts';
import { makeProposing } from './proposing.service.ts';
import { makeSelling } from './selling.ts';
import { vipKind } from './vip.kind.ts';
import { makeNotices } from './vip.mails.ts';
import type { VipNeeds } from './vip.needs.ts';
import { findMatchmaker } from './vip.repository.ts';

export const makeVip = (given: VipNeeds) => {
  const entries = given.catalogue.open(vipKind);
  const needs = { ...given, entries, notices: makeNotices(given.publicUrl) };
  const cases = makeCases(needs);
  const introductions = makeIntroductions({ ...needs, cases });
  const messages = makeMessages({ ...needs, cases });
  const proposing = makeProposing({ ...needs, cases });
  given.services.follow('vip', makeSelling({ ...needs, cases }));
  return {
    cases,
    introductions,
    messages,
    desk: { ...makeDesk({ ...needs, cases }), ...proposing, ...makePinning(needs) },
    lookForNew: proposing.lookForNew,
    caseClock: makeCaseClock({ ...needs, cases, introductions }),
    memberChanged: cases.memberChanged,
    findEnd: cases.findEnd,
    endOf: cases.endOf,
    letGo: makeLetGo(cases),
    entries,
    findMatchmaker: (email: string) => findMatchmaker(given.db, email),
  };
};
export type Vip = ReturnType<typeof makeVip>;
