// What calls can name: of the viewer, of somebody they may know, of a stranger, of nobody, and what is no name at all.
import { randomUUID } from 'node:crypto';
import type { Case, RelatedAccess, Relation, Secret } from '@ijeuwa/contract/endpoint';
import { eq } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import { identityLink, oneTimeCode, session } from '#platform/database/tables/accounts.ts';
import { packageVersion, quote } from '#platform/database/tables/billing.ts';
import { catalogueEntry } from '#platform/database/tables/catalogue.ts';
import { card } from '#platform/database/tables/matching.ts';
import { notification } from '#platform/database/tables/notifications.ts';
import { photo } from '#platform/database/tables/profiles.ts';
import { report, reportText } from '#platform/database/tables/safety.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { bankStatement, statementLine } from '#platform/database/tables/statements.ts';
import { makePhotoAddress } from '#platform/photo-address.ts';
import { makeFileAddress } from '#platform/private-files/file-address.ts';
import { saveOrder } from '../orders.ts';
import type { World } from '../test-world.ts';
import { COUNSELLOR, saveAppointment, saveFormerClient, saveHoliday, saveNote } from './appointments.ts';
import { saveMoney } from './money.ts';
import { newHandle, newNameOf } from './names.ts';
import { savePlanning } from './planning.ts';
import { saveTalk } from './talk.ts';
import { saveTherapy } from './therapy.ts';
import type { Other, Viewer } from './viewers.ts';
import { saveVip } from './vip.ts';

/** `whose`: the viewer's, one of the others', a match of two of them, nobody's, or not even spelled as a name. */
export type Thing = {
  value: string;
  kind: string;
  whose: 'own' | 'other' | 'apart' | 'there' | 'missing' | 'malformed';
  of?: Other;
  /** The last part of the address of a photo. */
  query?: string;
  /** All photos of its owner, where they are named together. */
  all?: readonly string[];
};

type Owned =
  | 'session'
  | 'identity'
  | 'order'
  | 'quote'
  | 'notification'
  | 'photo'
  | 'challenge'
  | 'invoice'
  | 'appointment'
  | 'planning enquiry'
  | 'introduction';
type Held = Record<Owned | 'transfer' | 'VIP case', string> & { photos: readonly string[] };

/** One of each for one member. */
const hold = async (world: World, memberId: string, versionId: string): Promise<Held> => {
  const { db, clock } = world;
  const now = clock.now();
  const soon = later(now, DAY_MS);
  const price = { memberId, packageVersionId: versionId, amountMinor: 100, currency: 'NGN' as const };
  const quotes = await db
    .insert(quote)
    .values({ ...price, expiresAt: soon })
    .returning({ id: quote.id });
  const [fresh] = quotes.map(({ id }) => id) as [string];
  const ordered = await saveOrder(db, { memberId, packageVersionId: versionId, now });
  const device = { device: 'a phone', remember: true, createdAt: now, lastSeenAt: now, expiresAt: soon };
  const [opened] = await db
    .insert(session)
    .values({ ...device, memberId, tokenHash: newHandle() })
    .returning({ id: session.id });
  const [linked] = await db
    .insert(identityLink)
    .values({ issuer: 'https://provider.example', subject: newHandle(), memberId })
    .returning({ id: identityLink.id });
  const [told] = await db
    .insert(notification)
    .values({ memberId, type: 'new_match', title: 'A match', message: 'You two.', createdAt: now })
    .returning({ id: notification.id });
  const code = { codeHash: 'x', email: 'x@example.com', triesLeft: 5, expiresAt: soon };
  const [asked] = await db.insert(oneTimeCode).values(code).returning({ id: oneTimeCode.id });
  const pictured = await db.select({ id: photo.id }).from(photo).where(eq(photo.memberId, memberId));
  const vip = await saveVip(world, memberId);
  return {
    introduction: vip.proposal,
    'VIP case': vip.case,
    session: opened!.id,
    identity: linked!.id,
    order: ordered.id,
    transfer: ordered.attemptId,
    quote: fresh,
    notification: told!.id,
    photo: pictured[0]!.id,
    photos: pictured.map(({ id }) => id),
    challenge: asked!.id,
    invoice: await saveInvoice(world, ordered.id),
    appointment: await saveAppointment(world, memberId, versionId),
    'planning enquiry': await savePlanning(world, memberId),
  };
};

/** The name of its file. */
const saveInvoice = async (world: World, orderId: string): Promise<string> => {
  const { number } = await world.db.transaction((tx) =>
    world.features.billing.invoices.issueFor(tx, orderId),
  );
  return `${number}.pdf`;
};

const saveCases = async (world: World, versionId: string, about: Other): Promise<Record<Case, string>> => {
  const held = await hold(world, about.id, versionId);
  const [written] = await world.db
    .insert(report)
    .values({
      reporterId: randomUUID(),
      reportedId: about.id,
      reason: 'harassment',
      reportedAt: world.clock.now(),
    })
    .returning({ id: report.id });
  const contentSealed = world.platform.sealing.seal(
    JSON.stringify({ reporter: 'Eve', reported: 'Obi', details: '' }),
  );
  await world.db.insert(reportText).values({ reportId: written!.id, contentSealed });
  await world.db
    .update(card)
    .set({ status: 'pending', reviewDueAt: later(world.clock.now(), DAY_MS) })
    .where(eq(card.memberId, about.id));
  const talk = await saveTalk(world, about.id);
  const now = world.clock.now();
  const money = await saveMoney(world, held.transfer);
  const [person] = await world.db
    .insert(staff)
    .values({ email: 'bisi@staff.example', name: 'Bisi', roles: ['support'] })
    .returning({ id: staff.id });
  const [statement] = await world.db
    .insert(bankStatement)
    .values({
      staffId: person!.id,
      uploadedAt: now,
      firstDay: '2026-11-24',
      lastDay: '2026-11-24',
      lineCount: 1,
      newCount: 1,
    })
    .returning({ id: bankStatement.id });
  const [line] = await world.db
    .insert(statementLine)
    .values({
      statementId: statement!.id,
      position: 0,
      onceKey: newHandle(),
      onDay: '2026-11-24',
      amountMinor: 100,
      narrationSealed: world.platform.sealing.seal('NIP/SOMEBODY'),
      reversal: false,
      state: 'open',
    })
    .returning({ id: statementLine.id });
  const entryOf = async (kind: string): Promise<string> => {
    const [entry] = await world.db
      .select({ key: catalogueEntry.key })
      .from(catalogueEntry)
      .where(eq(catalogueEntry.kind, kind));
    return entry!.key;
  };
  return {
    member: about.id,
    'reported member': about.id,
    'reviewed member': about.id,
    'review photo': held.photo,
    transfer: held.transfer,
    ...money,
    'statement line': line!.id,
    package: 'blossom',
    code: 'summer2025',
    ...talk,
    'chat answer': 'price',
    'counsellor entry': 'ubong-ekanem',
    'catalogue entry': await entryOf('faq'),
    resource: await entryOf('resource'),
    ...(await saveTherapy(world, about.id)),
    venue: await entryOf('venue'),
    event: await entryOf('event'),
    'planning service': await entryOf('planning-service'),
    partner: 'bridal-fashion',
    'planning enquiry': held['planning enquiry'],
    'staff member': person!.id,
    appointment: held.appointment,
    client: about.id,
    'former client': await saveFormerClient(world, versionId),
    'session note': await saveNote(world, about.id, versionId),
    counsellor: COUNSELLOR,
    holiday: await saveHoliday(world),
    'VIP case': held['VIP case'],
    'VIP entry': 'vip',
  };
};

export const makeThings = async (
  world: World,
  viewers: readonly Viewer[],
  others: readonly Other[],
  about: Other,
  apart: string,
) => {
  const [version] = await world.db
    .select({ id: packageVersion.id })
    .from(packageVersion)
    .where(eq(packageVersion.packageId, 'blossom'));
  const held = new Map<string, Held>();
  for (const id of [...viewers.flatMap(({ id }) => id ?? []), ...others.map(({ id }) => id)])
    held.set(id, await hold(world, id, version!.id));
  const cases = await saveCases(world, version!.id, about);
  const photoAddress = makePhotoAddress(makeFileAddress(world.platform.sealing, () => world.clock.now()));

  const nobodys = (newId: () => string): Thing[] => [
    { kind: 'missing', whose: 'missing', value: newId() },
    { kind: 'malformed', whose: 'malformed', value: '!'.repeat(70) },
  ];
  const owned = (viewer: Viewer, what: Owned): Thing[] => [
    ...(viewer.id
      ? [
          {
            kind: 'own',
            whose: 'own' as const,
            value: held.get(viewer.id)![what],
            all: held.get(viewer.id)!.photos,
          },
        ]
      : []),
    ...others
      .slice(0, what === 'photo' ? others.length : 1)
      .map((of) => ({ kind: `of ${of.name}`, whose: 'other' as const, of, value: held.get(of.id)![what] })),
    ...nobodys(what === 'photo' ? newHandle : what === 'invoice' ? () => 'IJ-2026-999999.pdf' : randomUUID),
  ];
  const people = (viewer: Viewer): Thing[] => [
    ...(viewer.id ? [{ kind: 'oneself', whose: 'own' as const, value: viewer.id }] : []),
    ...others.map((of) => ({ kind: of.name, whose: 'other' as const, of, value: of.id })),
    ...nobodys(randomUUID),
  ];
  const matches = (viewer: Viewer): Thing[] => [
    ...others.flatMap((of) => {
      const value = viewer.matches.get(of.id);
      return value ? [{ kind: `with ${of.name}`, whose: 'other' as const, of, value }] : [];
    }),
    { kind: 'of two others', whose: 'apart', value: apart },
    ...nobodys(randomUUID),
  ];
  const photos = (viewer: Viewer): Thing[] => {
    const signed = owned(viewer, 'photo').map((one) => ({
      ...one,
      query: photoAddress.of(viewer.id ?? others[0]!.id, one.value, 'l').split('?k=')[1],
    }));
    const foreign = signed.map(
      (one): Thing => ({
        ...one,
        kind: `${one.kind}, signed for another`,
        whose: one.whose === 'malformed' ? 'malformed' : 'missing',
        of: undefined,
        query: photoAddress.of(randomUUID(), one.value, 'l').split('?k=')[1],
      }),
    );
    return [...signed, ...foreign];
  };
  const shownCounsellor: Thing[] = [
    { kind: 'shown', whose: 'own', value: COUNSELLOR },
    ...nobodys(newHandle),
  ];
  const ofRelation = (relation: Relation, viewer: Viewer): Thing[] => {
    if (relation === 'photo of a visible person') return photos(viewer);
    if (relation.endsWith('match')) return matches(viewer);
    if (relation.endsWith('person')) return people(viewer);
    if (relation === 'shown counsellor') return shownCounsellor;
    return owned(viewer, relation.replace('own ', '') as Owned);
  };
  const ofCase = (one: Case): Thing[] => [
    { kind: 'there', whose: 'there', value: cases[one] },
    ...nobodys(newNameOf(one)),
  ];
  const ofSecret = (_: Secret): Thing[] => nobodys(randomUUID);

  return {
    of: (access: RelatedAccess, viewer: Viewer): Thing[] =>
      'staff' in access
        ? ofCase(access.of)
        : 'member' in access
          ? ofRelation(access.member, viewer)
          : ofSecret(access.public),
  };
};
