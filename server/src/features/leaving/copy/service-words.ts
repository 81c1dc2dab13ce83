// How the copy names what members had of those who help: appointments, therapy, matchmakers, planners.

export const SERVICE_WORDS = {
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
  couple_replies: {
    heading: 'Your answers to the questionnaire of a couple',
    labels: {
      areas: 'On the eight areas, 1 to 5, and 0 for never discussed',
      candour: 'On candour',
      safety: 'On safety',
      saved_at: 'Saved',
      released_at: 'Released',
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
  appointment: {
    heading: 'Your appointments',
    labels: {
      counsellor: 'With',
      kind: 'Kind',
      state: 'State',
      starts_at: 'Begins',
      details: 'You wrote',
      notes: 'Your notes',
      booked_at: 'Booked',
      paid_by: 'Paid by',
      parted_at: 'Whoever came along stopped coming',
      stars: 'Your rating, 1 to 5',
      rated_at: 'Rated',
      absence_said_at: 'The counsellor said that you did not come',
    },
  },
  waiting: {
    heading: 'For whose times you wait',
    labels: { counsellor: 'With', since: 'Since', told_at: 'Told of a free time', left_at: 'Left the line' },
  },
  session_note: {
    heading: 'Notes that your counsellor keeps, which are theirs',
    labels: { counsellor: 'By', written_at: 'Written', changed_at: 'Changed', care_ended_at: 'Sealed since' },
  },
  meeting_stay: {
    heading: 'When you were in a session room',
    labels: { arrived_at: 'Came', admitted_at: 'Let in', left_at: 'Left' },
  },
  meeting_text: {
    heading: 'What you wrote in a session',
    labels: { text: 'You wrote', sent_at: 'Sent' },
  },
  session_grant: {
    heading: 'Sessions you were given',
    labels: { title: 'What for', usable_until: 'Usable until', granted_at: 'Given' },
  },
  vip_case: {
    heading: 'VIP matchmaking',
    labels: {
      state: 'Stands',
      file: 'What you wrote',
      submitted_at: 'Sent',
      started_at: 'Begun',
      served_until: 'Until',
      strategy: 'Plan of your matchmaker',
      closed_at: 'Closed',
    },
  },
  vip_proposal: {
    heading: 'People your matchmaker proposed',
    labels: {
      state: 'Stands',
      why: 'Why',
      proposed_at: 'Proposed',
      client_answered_at: 'You answered',
      client_reason: 'Your reason',
      feedback: 'How it went',
    },
  },
  vip_message: {
    heading: 'Written with your matchmaker',
    labels: { text: 'Words', written_at: 'Sent' },
  },
  event_invitation: {
    heading: 'Events you were invited to',
    labels: { event_key: 'Event', invited_at: 'Invited', coming: 'You come', answered_at: 'You answered' },
  },
  planning_enquiry: {
    heading: 'What you asked our wedding planners',
    labels: {
      content: 'You wrote',
      about_kind: 'About',
      received_at: 'Received',
      answered_at: 'Answered',
      closed_at: 'Closed',
    },
  },
};
