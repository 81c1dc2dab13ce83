// Venues, planning services and partners as they stand: for the calls, and as the open page shows them.
import type { PlanningAbout } from '@ijeuwa/contract/planning';
import type { Partner, PartnerId, PlanningService, Venue } from '@ijeuwa/contract/venues';
import type { Catalogue } from '#platform/catalogue.ts';
import { escapeHtml } from '#platform/html.ts';
import { readPartnerWords } from './partner-words.rules.ts';
import { makePlanning, type PlanningNeeds } from './planning/planning.service.ts';
import { PARTNER, PLANNING_SERVICES, VENUES } from './venues.kinds.ts';

export type VenuesNeeds = Omit<PlanningNeeds, 'findOffered'> & {
  catalogue: Catalogue;
  /** Whether examples stand among the venues. */
  demo: boolean;
};

type Listed = { group: string; marks: Record<string, string> };
type PageList = { items: Listed[]; structured: object[] };
const listed = (items: Listed[]): PageList => ({ items, structured: [] });

type Ordered = { key: string; data: { order: number } };
const byOrder = (one: Ordered, other: Ordered): number =>
  one.data.order - other.data.order || (one.key < other.key ? -1 : 1);

export const makeVenues = ({ catalogue, demo, ...needs }: VenuesNeeds) => {
  const venues = catalogue.open(VENUES);
  const services = catalogue.open(PLANNING_SERVICES);
  const partners = catalogue.open(PARTNER);

  const listVenues = async (): Promise<Venue[]> => {
    const current = await venues.listCurrent();
    return current
      .filter(({ data }) => demo || !data.example)
      .sort(byOrder)
      .map(({ key, data: { priceUSD, pictures, example: _, order: __, ...data } }) => ({
        ...data,
        id: key,
        price: { amountMinor: priceUSD * 100, currency: 'USD' },
        image: pictures[0]!,
        images: pictures,
        rating: data.rating ?? null,
        reviews: data.reviews ?? null,
      }));
  };
  const listServices = async (): Promise<PlanningService[]> => {
    const current = await services.listCurrent();
    return current.sort(byOrder).map(({ key, data: { order: _, ...data } }) => ({ ...data, id: key }));
  };
  const lists: Record<PlanningAbout, () => Promise<{ id: string; name: string; capacity?: number }[]>> = {
    venue: listVenues,
    'planning-service': listServices,
  };

  return {
    listVenues,
    listServices,
    listPartners: async (): Promise<Partner[]> => {
      const current = await partners.listCurrent();
      return current
        .sort(byOrder)
        .map(({ key, data: { name, line } }) => ({ id: key as PartnerId, name, line }));
    },

    seed: async () => {
      await venues.seed();
      await services.seed();
      await partners.seed();
    },
    desks: { venues: venues.desk, services: services.desk, partners: partners.desk },

    planning: makePlanning({
      ...needs,
      findOffered: async ({ kind, key }) => {
        const found = (await lists[kind]()).find(({ id }) => id === key);
        return found && { name: found.name, holds: found.capacity };
      },
    }),

    /** The lists of the partners’ pages: of each its words, of each part its title, and of each part its points. */
    async listPartnersForPages(): Promise<Record<'partner' | 'partnerpart' | 'partnerpoint', PageList>> {
      const current = await partners.listCurrent();
      const pages = current.map(({ key, data }) => {
        const read = readPartnerWords(data.words ?? '');
        return { key, data, parts: 'parts' in read ? read.parts : [] };
      });
      return {
        partner: listed(
          pages.map(({ key, data: { name, intro = '', endingTitle = '', endingText = '' } }) => ({
            group: key,
            marks: {
              name: escapeHtml(name),
              intro: escapeHtml(intro),
              endingtitle: escapeHtml(endingTitle),
              endingtext: escapeHtml(endingText),
            },
          })),
        ),
        partnerpart: listed(
          pages.flatMap(({ key, parts }) =>
            parts.map(({ title }, at) => ({
              group: `${key}/${at + 1}`,
              marks: { title: escapeHtml(title) },
            })),
          ),
        ),
        partnerpoint: listed(
          pages.flatMap(({ key, parts }) =>
            parts.flatMap(({ points }, at) =>
              points.map(({ title, text }) => ({
                group: `${key}/${at + 1}`,
                marks: { title: escapeHtml(title), text: escapeHtml(text) },
              })),
            ),
          ),
        ),
      };
    },

    /** The list called venues on the open pages: a place for each picture, whose files the page knows, and one for all. */
    async listForPages() {
      const all = await listVenues();
      const items = all.map(({ image, name, location, capacity, price, description }) => ({
        group: image as string,
        marks: {
          name: escapeHtml(name),
          location: escapeHtml(location),
          capacity: capacity.toLocaleString('en-GB'),
          price: `$${(price.amountMinor / 100).toLocaleString('en-GB')}`,
          // Its first paragraph: the rest is read where it can be asked about.
          description: escapeHtml(description.split('\n\n')[0]!),
        },
      }));
      return { items: [...items, ...items.map((one) => ({ ...one, group: 'all' }))], structured: [] };
    },
  };
};
export type Venues = ReturnType<typeof makeVenues>;
