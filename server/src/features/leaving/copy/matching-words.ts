// How the copy names cards, answers and what was learnt of them.

export const MATCHING_WORDS = {
  card: {
    heading: 'Your card',
    labels: { status: 'State', reviewed_at: 'Reviewed', activated_at: 'Shown since', created_at: 'Made' },
  },
  card_stretch: {
    heading: 'Days on which your card was shown',
    labels: { from_day: 'From', until_day: 'To' },
  },
  answer: { heading: 'Your answers to cards', labels: { kind: 'Answer', answered_at: 'On' } },
  liked_part: {
    heading: 'What you liked',
    labels: { part: 'Part of a page', prompt: 'Question', note: 'Your note' },
  },
  told_like: {
    heading: 'Likes that were told',
    labels: {
      part: 'Part of a page',
      prompt: 'Question',
      note: 'Your note',
      told_at: 'Told',
      gone_at: 'Taken back',
    },
  },
  leaning: {
    heading: 'What answers have taught us, which orders decks',
    labels: {
      actor: 'How readily you like, beside others like you (0 is as readily)',
      actor_known: 'How sure that is (more is surer)',
      partner: 'How readily you are liked, beside others like you (once twenty have answered)',
      partner_known: 'How sure that is',
      given: 'Answers you gave',
      got: 'Answers about you',
      late: 'New matches of two weeks',
      open: 'Those of them in which not both have written',
      price: 'How far your card is spared, for many would match with you (1 is not at all)',
      plain_since: 'Since when your deck is ordered without learning from your answers',
      changed_at: 'Last changed',
    },
  },
  impression: {
    heading: 'Cards you saw',
    labels: {
      day: 'Seen',
      explored: 'The place was given by chance',
      propensity: 'How likely this card was to have it (1 is surely)',
    },
  },
  exposure: {
    heading: 'How often your card was shown',
    labels: {
      shown: 'In the last seven days',
      owed: 'How often it still should have been',
      lift: 'How far it comes forward for that, or back while more like you than you look at (1 is neither)',
      changed_at: 'Since when that far',
    },
  },
  match: { heading: 'Your matches', labels: { matched_at: 'Matched', ended_at: 'Ended' } },
};
