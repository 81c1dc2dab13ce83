// What the page of a copy says of therapy, column by column.

export const THERAPY_WORDS = {
  therapy_plan: {
    heading: 'Your therapy plans',
    labels: {
      name: 'Plan',
      sessions: 'Sessions',
      amount_minor: 'Price',
      chosen_at: 'Chosen',
      offered_until: 'Price held until',
      paid_at: 'Paid',
      usable_until: 'To be used until',
      taken_back_at: 'Given back',
    },
  },
  therapy_consultation: {
    heading: 'Consultations you asked for',
    labels: {
      wished_on: 'Preferred day',
      content: 'You gave',
      amount_minor: 'Fee',
      sent_at: 'Sent',
      pay_by: 'To be paid until',
      paid_at: 'Paid',
      taken_back_at: 'Fee given back',
      answer: 'We answered',
      answered_at: 'Answered',
      starts_at: 'Time proposed',
      closed_at: 'Closed',
    },
  },
  therapy_assessment: {
    heading: 'Your assessments',
    labels: {
      content: 'You wrote',
      sent_at: 'Sent',
      insights: 'The counsellor wrote',
      answered_at: 'Answered',
    },
  },
};
