// The back office put together: its people, its audit, and the queues that they work on.
import { makeAudit } from './audit/audit.service.ts';
import { makePrices, type PricesNeeds } from './catalogue/prices.service.ts';
import { makePeople, type PeopleNeeds } from './people/people.service.ts';
import { type EnquiriesNeeds, makeEnquiries } from './queues/enquiries.service.ts';
import { makeReportQueue, type ReportsNeeds } from './queues/reports.service.ts';
import { makeReviews, type ReviewsNeeds } from './queues/reviews.service.ts';
import { makeTransfers, type TransfersNeeds } from './queues/transfers.service.ts';

export type StaffNeeds = Omit<
  PeopleNeeds & ReviewsNeeds & TransfersNeeds & EnquiriesNeeds & ReportsNeeds & PricesNeeds,
  'audit'
>;

export const makeStaff = (needs: StaffNeeds) => {
  const audit = makeAudit(needs);
  const people = makePeople({ ...needs, audit });
  return {
    people,
    audit,
    transfers: makeTransfers({ ...needs, audit }),
    reviews: makeReviews({ ...needs, audit }),
    enquiries: makeEnquiries({ ...needs, audit }),
    reports: makeReportQueue({ ...needs, audit }),
    prices: makePrices({ ...needs, audit }),
    addStaff: people.addStaff,
    ensureFirstStaff: people.ensureFirstStaff,
  };
};
export type Staff = ReturnType<typeof makeStaff>;
